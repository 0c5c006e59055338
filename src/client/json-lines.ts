/**
 * Reads a stream of JSON values, one a line. What a broken connection leaves
 * unfinished is no line; one that falls silent is broken.
 */
export async function* readJsonLines(
  body: ReadableStream<Uint8Array>,
  silenceMs: number,
): AsyncGenerator<unknown, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await within(silenceMs, reader.read());
      if (done) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.trim() !== '') yield JSON.parse(line);
    }
  } finally {
    // Ends the request too, however the reader leaves.
    reader.cancel().catch(() => {});
  }
}

/** Fails where `promise` takes longer. */
export function within<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SilenceError(`Nothing came for ${ms} ms`)), ms);
  });
  return Promise.race([promise, silence]).finally(() => clearTimeout(timer));
}

export class SilenceError extends Error {
  override readonly name = 'SilenceError';
}
