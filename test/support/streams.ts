/** Reads streams as they come, in both forms, and holds every item against the OpenAPI document. */
import { expect } from 'vitest';
import * as z from 'zod';
import type { Send } from './api.ts';
import { contradictionsOfItem } from './openapi.ts';

const ItemSchema = z.looseObject({ type: z.string(), seq: z.number() });

/** What came: an item, or what is none. */
export type Piece =
  | { readonly kind: 'item'; readonly id: string | null; readonly item: z.infer<typeof ItemSchema> }
  | { readonly kind: 'ping' }
  | { readonly kind: 'retry'; readonly ms: number };

export interface OpenStream {
  readonly status: number;
  readonly headers: Headers;
  /** The next piece; null: the stream has ended properly. Throws where it broke off. */
  next(): Promise<Piece | null>;
  /** The next item. */
  item(): Promise<z.infer<typeof ItemSchema>>;
  /** All pieces that are left. */
  rest(): Promise<readonly Piece[]>;
  /** Goes away. */
  close(): Promise<void>;
}

/** Opens the stream of a game; `form` is the end of its path. */
export async function openStream(
  send: Send,
  id: string,
  form: 'stream' | 'stream.ndjson' = 'stream',
  { query = '', headers = {} }: { readonly query?: string; readonly headers?: Record<string, string> } = {},
): Promise<OpenStream> {
  const answer = await send(`/v1/games/${id}/${form}${query}`, { headers });
  const reader = answer.body?.getReader() ?? null;
  const pieces = piecesOf(reader, form);
  const next: OpenStream['next'] = async () => (await pieces.next()).value ?? null;
  return {
    status: answer.status,
    headers: answer.headers,
    next,
    async item() {
      for (let piece = await next(); piece !== null; piece = await next()) if (piece.kind === 'item') return piece.item;
      throw new Error('the stream has ended');
    },
    async rest() {
      const rest: Piece[] = [];
      for (let piece = await next(); piece !== null; piece = await next()) rest.push(piece);
      return rest;
    },
    async close() {
      await reader?.cancel();
    },
  };
}

async function* piecesOf(
  reader: ReadableStreamDefaultReader<Uint8Array> | null,
  form: 'stream' | 'stream.ndjson',
): AsyncGenerator<Piece, undefined> {
  const end = form === 'stream' ? '\n\n' : '\n';
  const read = form === 'stream' ? readBlock : readLine;
  const decoder = new TextDecoder();
  let text = '';
  for (let chunk = await reader?.read(); chunk?.value !== undefined; chunk = await reader?.read()) {
    const parts = (text + decoder.decode(chunk.value, { stream: true })).split(end);
    text = parts.pop() ?? '';
    for (const part of parts) yield read(part);
  }
  expect(text, 'what a stream ends with').toBe('');
}

function readBlock(block: string): Piece {
  const [, retry] = /^retry: (\d+)$/.exec(block) ?? [];
  if (retry !== undefined) return { kind: 'retry', ms: Number(retry) };
  if (block === ': ping') return { kind: 'ping' };
  const [, id = '', data = ''] = /^id: (\d+)\ndata: (.+)$/.exec(block) ?? [];
  return { kind: 'item', id, item: itemOf('StreamItem', data, block) };
}

function readLine(line: string): Piece {
  const item = itemOf('StreamLine', line, line);
  return item.type === 'ping' ? { kind: 'ping' } : { kind: 'item', id: null, item };
}

function itemOf(schema: 'StreamItem' | 'StreamLine', json: string, whole: string) {
  expect(json, whole).not.toBe('');
  const value: unknown = JSON.parse(json);
  expect(contradictionsOfItem(schema, value), whole).toEqual([]);
  return ItemSchema.parse(value);
}
