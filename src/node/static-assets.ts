/**
 * The files that the build step put into `assets/`, as the Node host serves
 * them: by exact path, compressed where the client takes it. A file's name
 * names its content, so copies are good for ever and the name is the ETag.
 */
import { readdir, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { ASSET_CACHE } from '../http/pages/reference-script.ts';

export const ASSETS = new URL('../../assets/', import.meta.url);

/** What is served; any other file is none of the clients' business. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** The smaller one first. */
const ENCODINGS = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
] as const;

/** Answers a request for one of the files; null for every other request. */
export type AnswerAsset = (request: Request) => Promise<Response> | null;

/** Serves the files of `folder` as they are now; none where it does not exist. */
export async function openAssets(folder: URL = ASSETS): Promise<AnswerAsset> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const paths = new Set(names.map((name) => `/${name.replaceAll('\\', '/')}`));
  return (request) => {
    const path = new URL(request.url).pathname;
    const type = TYPES[extname(path)];
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    return isRead && type !== undefined && paths.has(path) ? answer(request, folder, path, type, paths) : null;
  };
}

async function answer(
  request: Request,
  folder: URL,
  path: string,
  type: string,
  paths: ReadonlySet<string>,
): Promise<Response> {
  const accepted = acceptedEncodings(request.headers.get('Accept-Encoding') ?? '');
  const coding = ENCODINGS.find(({ encoding, extension }) => accepted.has(encoding) && paths.has(path + extension));
  const file = path + (coding?.extension ?? '');
  const headers = new Headers({
    ETag: `"${file.slice(1)}"`,
    'Cache-Control': ASSET_CACHE,
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
  });
  if (request.headers.get('If-None-Match') === headers.get('ETag')) return new Response(null, { status: 304, headers });

  headers.set('Content-Type', type);
  if (coding !== undefined) headers.set('Content-Encoding', coding.encoding);
  const content = await readFile(new URL(`.${file}`, folder));
  headers.set('Content-Length', String(content.length));
  return new Response(request.method === 'HEAD' ? null : content, { headers });
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
