/** What the bots' commands are told on the command line. */
import type { CreateGame, PresetId } from '../client/index.ts';
import { STRATEGY_NAMES, type StrategyName } from './strategies.ts';

export type ClockSetting = Exclude<CreateGame['clock'], undefined>;

/** Something that keeps a command from doing its work; the message is for the person who started it. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
}

/** Runs a command; what it fails with is said in one line, and faults of its own with their stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const isExpected = error instanceof Error && ['CommandFailure', 'ApiError', 'ConnectionError'].includes(error.name);
    if (!isExpected) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

export function parseStrategy(option: string, text: string): StrategyName {
  const name = STRATEGY_NAMES.find((known) => known === text);
  if (name === undefined) throw new CommandFailure(`--${option} is one of ${STRATEGY_NAMES.join(', ')}.`);
  return name;
}

/** The service knows which there are. */
export function parsePreset(text: string): PresetId {
  return text as PresetId;
}

/** `300+5`: five minutes, and five seconds more for each move; `2d`: two days a move; `none`. */
export function parseClock(text: string): ClockSetting {
  if (text === 'none') return null;
  const [, initial, increment, days] = /^(?:(\d{1,5})\+(\d{1,3})|(\d{1,2})d)$/.exec(text) ?? [];
  if (days !== undefined) return { daysPerMove: Number(days) };
  if (initial !== undefined) return { initialSeconds: Number(initial), incrementSeconds: Number(increment) };
  throw new CommandFailure('--clock is seconds and increment, like 300+5, or days a move, like 2d, or none.');
}

export function parseCount(option: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new CommandFailure(`--${option} takes a whole number.`);
  return Number(text);
}
