/** Files that are served as they are, such as the script of the reference. */

export interface Asset {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

/** The file at `path`, in a coding that `acceptEncoding` lets through; null where there is none. */
export type FindAsset = (path: string, acceptEncoding: string) => Asset | null;
