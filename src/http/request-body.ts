/**
 * Bodies of requests: read within bounds, then as JSON. What is too large is
 * still read for a while and thrown away, so that the client hears the answer
 * in place of a broken connection.
 */
import { err, ok, type Result } from '../result.ts';

export const LARGEST_BODY = 32 * 1024;
/** Bytes beyond which a client is cut off. */
const MOST_DRAINED = 16 * 1024 * 1024;

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

export interface BodyFailure {
  readonly code: 'payload-too-large' | 'unsupported-media-type' | 'malformed-json';
  readonly detail?: string | undefined;
}

/** The JSON value of a body; undefined where there is none, whatever its media type. */
export async function readBody(request: Request): Promise<Result<unknown, BodyFailure>> {
  const bytes = await readBytes(request).catch(() => 'broken' as const);
  if (bytes === 'broken') return err({ code: 'malformed-json', detail: 'The body broke off.' });
  if (bytes === null) return err({ code: 'payload-too-large' });
  if (bytes.length === 0) return ok(undefined);
  if (!isJson(request.headers.get('Content-Type'))) return err({ code: 'unsupported-media-type' });
  try {
    return ok(JSON.parse(UTF_8.decode(bytes)));
  } catch (error) {
    const isText = error instanceof SyntaxError;
    return err({ code: 'malformed-json', detail: isText ? `Not JSON: ${error.message}.` : 'The body is not UTF-8.' });
  }
}

/** All bytes of the body; null where they are more than allowed. */
async function readBytes(request: Request): Promise<Uint8Array | null> {
  const length = request.headers.get('Content-Length');
  if (length !== null && Number(length) <= LARGEST_BODY) return new Uint8Array(await request.arrayBuffer());
  return request.body === null ? new Uint8Array() : readCounting(request.body);
}

async function readCounting(body: ReadableStream<Uint8Array>): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size <= LARGEST_BODY) chunks.push(read.value);
    if (size > MOST_DRAINED) {
      await reader.cancel();
      break;
    }
  }
  return size <= LARGEST_BODY ? Buffer.concat(chunks) : null;
}

function isJson(contentType: string | null): boolean {
  const [mediaType = ''] = (contentType ?? '').split(';');
  return mediaType.trim().toLowerCase() === 'application/json';
}
