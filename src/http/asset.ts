/** Files that are served as they are: the script of the reference, the page to play on, and the OpenAPI document. Where they lie is the host's. */

export interface Asset {
  readonly content: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;
  readonly headers: Readonly<Record<string, string>>;
}

/** The file at `path`, in a coding that `acceptEncoding` lets through; null where there is none. */
export type FindAsset = (path: string, acceptEncoding: string) => Asset | null | Promise<Asset | null>;

/** The OpenAPI document among them. */
export const DOCUMENT_PATH = '/openapi.json';

/** What the page to play on loads. Another version has the same names, so browsers ask whether there is one. */
export const PLAY_SCRIPT = '/app/play.js';
export const PLAY_SHEET = '/app/play.css';

/** For files that change under their name. */
export const CHANGING_CACHE = 'no-cache';
