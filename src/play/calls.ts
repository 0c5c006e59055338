/**
 * Every request that the page makes, as it happens: a `fetch` that tells what it
 * sends and what comes back, for the panel that shows the API at work.
 */
import type { Call } from './curl.ts';

export interface CallSeen extends Call {
  readonly number: number;
  /** null until the answer begins. */
  readonly status: number | null;
  readonly ms: number | null;
  /** The answer's body, where it is a short text; null while it is not there, and for streams. */
  readonly answer: string | null;
  readonly isStream: boolean;
  /** What the service's clock said when its answer began; null where it did not say. */
  readonly serverMs: number | null;
}

const LONGEST_ANSWER = 20_000;

/** `onCall` hears of each call when it begins, when its answer begins and when its body is there. */
export function watchedFetch(onCall: (call: CallSeen) => void): typeof fetch {
  let number = 0;
  return async (input, init) => {
    const request = new Request(input, init);
    const start = performance.now();
    let seen = await describe(request, ++number);
    const tell = (changes: Partial<CallSeen>) => {
      seen = { ...seen, ...changes };
      onCall(seen);
    };
    tell({});
    try {
      const response = await fetch(request);
      const { status, headers } = response;
      tell({ status, ms: Math.round(performance.now() - start), serverMs: timeOf(headers.get('Date')) });
      if (!seen.isStream) void bodyOf(response.clone()).then((answer) => tell({ answer }));
      return response;
    } catch (error) {
      tell({ status: 0, ms: Math.round(performance.now() - start) });
      throw error;
    }
  };
}

async function describe(request: Request, number: number): Promise<CallSeen> {
  const { method, url } = request;
  const headers = Object.fromEntries(request.headers);
  const body = method === 'GET' ? null : await request.clone().text();
  const isStream = new URL(url).pathname.endsWith('.ndjson');
  return { number, method, url, headers, body, isStream, status: null, ms: null, answer: null, serverMs: null };
}

function timeOf(date: string | null): number | null {
  const ms = Date.parse(date ?? '');
  return Number.isNaN(ms) ? null : ms;
}

async function bodyOf(response: Response): Promise<string | null> {
  const text = await response.text().catch(() => '');
  if (text === '' || text.length > LONGEST_ANSWER) return null;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
