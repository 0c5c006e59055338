/** Files that are served as they are: the script of the reference, and the OpenAPI document. Where they lie is the host's. */

export interface Asset {
  readonly content: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;
  readonly headers: Readonly<Record<string, string>>;
}

/** The file at `path`, in a coding that `acceptEncoding` lets through; null where there is none. */
export type FindAsset = (path: string, acceptEncoding: string) => Asset | null | Promise<Asset | null>;

/** The OpenAPI document among them. */
export const DOCUMENT_PATH = '/openapi.json';
