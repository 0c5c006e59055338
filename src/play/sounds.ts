/** Short sounds for what happens on the board, off until somebody wants them. */

export type Sound = 'move' | 'mill' | 'capture' | 'end';

/** For each sound its tones: frequency in hertz, and when it begins, in seconds. */
const TONES: Readonly<Record<Sound, readonly (readonly [number, number])[]>> = {
  move: [[330, 0]],
  mill: [
    [392, 0],
    [523, 0.09],
  ],
  capture: [
    [294, 0],
    [196, 0.09],
  ],
  end: [
    [392, 0],
    [494, 0.12],
    [587, 0.24],
  ],
};

const TONE_SECONDS = 0.14;
const LOUDNESS = 0.12;

export class Sounds {
  isOn = false;
  #context: AudioContext | null = null;

  play(sound: Sound): void {
    if (!this.isOn) return;
    this.#context ??= new AudioContext();
    for (const [frequency, delay] of TONES[sound]) this.#tone(this.#context, frequency, delay);
  }

  #tone(context: AudioContext, frequency: number, delay: number): void {
    const start = context.currentTime + delay;
    const gain = context.createGain();
    gain.gain.setValueAtTime(LOUDNESS, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + TONE_SECONDS);
    const tone = context.createOscillator();
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + TONE_SECONDS);
  }
}
