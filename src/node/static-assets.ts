/**
 * The files that the build step put into `assets/`, as the Node host serves
 * them: by exact path, compressed where the client takes it. They are read when
 * the host starts. The name of the reference's script names its content, so copies
 * are good for ever; the others change under their names, and their ETag tells.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { type Asset, CHANGING_CACHE, DOCUMENT_PATH, type FindAsset } from '../http/asset.ts';
import { ASSET_CACHE } from '../http/pages/reference-script.ts';

export const ASSETS = new URL('../../assets/', import.meta.url);
/** As it is in the repository: Workers get a copy of it among the assets. */
const DOCUMENT = new URL('../../openapi/openapi.json', import.meta.url);

/** What is served; any other file is none of the clients' business. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** The smallest first. */
const CODINGS = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
  { encoding: null, extension: '' },
] as const;

/** A file in each coding that there is of it; `encoding` null: as it is. */
type Variants = readonly { readonly encoding: string | null; readonly asset: Asset }[];

/** The files of `folder`, none where it does not exist, and the OpenAPI document. */
export async function openAssets(folder: URL = ASSETS): Promise<(...asked: Parameters<FindAsset>) => Asset | null> {
  const names = (await readdir(folder, { recursive: true }).catch(() => [])).map((name) => name.replaceAll('\\', '/'));
  const served = names.filter((name) => TYPES[extname(name)] !== undefined);
  const files = await Promise.all(
    served.map(async (name) => [`/${name}`, await readVariants(folder, name, names)] as const),
  );
  const variants = new Map<string, Variants>([...files, [DOCUMENT_PATH, await readDocument()]]);
  return (path, acceptEncoding) => {
    const file = variants.get(path);
    if (file === undefined) return null;
    const accepted = acceptedEncodings(acceptEncoding);
    return file.find(({ encoding }) => encoding === null || accepted.has(encoding))?.asset ?? null;
  };
}

async function readDocument(): Promise<Variants> {
  const content = new Uint8Array(await readFile(DOCUMENT));
  return [{ encoding: null, asset: { content, headers: { 'Content-Type': 'application/json' } } }];
}

async function readVariants(folder: URL, name: string, names: readonly string[]): Promise<Variants> {
  const codings = CODINGS.filter(({ extension }) => names.includes(name + extension));
  return Promise.all(
    codings.map(async ({ encoding, extension }) => {
      const file = name + extension;
      const content = new Uint8Array(await readFile(new URL(file, folder)));
      return { encoding, asset: { content, headers: headersOf(file, TYPES[extname(name)] ?? '', encoding, content) } };
    }),
  );
}

function headersOf(file: string, type: string, encoding: string | null, content: Uint8Array): Asset['headers'] {
  return {
    'Content-Type': type,
    'Content-Length': String(content.length),
    ...(encoding === null ? {} : { 'Content-Encoding': encoding }),
    'Cache-Control': isLasting(file) ? ASSET_CACHE : CHANGING_CACHE,
    ETag: isLasting(file) ? `"${file}"` : `"${createHash('sha256').update(content).digest('base64url')}"`,
    Vary: 'Accept-Encoding',
  };
}

function isLasting(file: string): boolean {
  return file.startsWith('docs/');
}

/** `br;q=1.0, gzip;q=0` accepts br only. */
function acceptedEncodings(header: string): ReadonlySet<string> {
  const entries = header.split(',').map((entry) =>
    entry
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q\s*=\s*/),
  );
  return new Set(entries.flatMap(([encoding = '', weight = '1']) => (Number(weight) > 0 ? encoding : [])));
}
