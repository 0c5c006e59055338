/** A request as a command for a shell, so that what the page does can be done without it. Pure. */

export interface Call {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** What the command needs: a browser sends more by itself. */
const SENT = ['authorization', 'content-type', 'idempotency-key', 'if-match'];

export function formatCurl({ method, url, headers, body }: Call, showsTokens: boolean): string {
  const kept = SENT.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]] as const]));
  const parts = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${quoted(url)}`,
    ...kept.map(
      ([name, value]) => `-H ${quoted(`${titled(name)}: ${showsTokens ? value : maskedHeader(name, value)}`)}`,
    ),
    ...(body === null || body === '' ? [] : [`-d ${quoted(showsTokens ? body : masked(body))}`]),
  ];
  return parts.join(' \\\n  ');
}

/** Whoever has a request's key can repeat it, and gets the tokens that it gave. */
function maskedHeader(name: string, value: string): string {
  return name === 'idempotency-key' ? '…' : masked(value);
}

/** Tokens, and the codes that open seats, with all but their beginning left out. */
export function masked(text: string): string {
  return text.replaceAll(/\b(seat_|tok_)([\w-]{4})[\w-]*/g, '$1$2…').replaceAll(/("joinCode":\s*")[^"]*/g, '$1…');
}

/** Nothing within single quotes means anything to a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

const titled = (name: string): string => name.replaceAll(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());
