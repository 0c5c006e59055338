/**
 * Makes `assets/`, what both hosts serve besides the app: the script of the
 * reference, taken from the package that carries it, for the Node host the same
 * compressed (Cloudflare compresses by itself), and for Cloudflare the OpenAPI
 * document. A build that is there already stays; simultaneous builds do each
 * other no harm.
 */
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import plugin from '@scalar/fastify-api-reference';
import { DOCUMENT_PATH } from '../../http/asset.ts';
import { ASSET_CACHE, REFERENCE_SCRIPT } from '../../http/pages/reference-script.ts';
import { ASSETS, DOCUMENT } from '../static-assets.ts';

/** How Cloudflare serves the folder, and what it leaves out. */
const FOR_CLOUDFLARE = {
  _headers: `/docs/*\n  Cache-Control: ${ASSET_CACHE}\n  X-Content-Type-Options: nosniff\n`,
  '.assetsignore': '*.br\n*.gz\n',
};

const SCRIPT = REFERENCE_SCRIPT.slice(1);
const DOCS = new URL('docs/', ASSETS);

interface Reply {
  header(name: string, value: string): Reply;
  send(content: string): void;
}

interface Route {
  readonly url: string;
  readonly handler: (request: unknown, reply: Reply) => void;
}

/** The package gives the script away only through the route on which its plugin serves it. */
function referenceScript(): Buffer {
  const sent: string[] = [];
  const reply: Reply = { header: () => reply, send: (content) => sent.push(content) };
  const route = ({ url, handler }: Route) => url.endsWith('.js') && handler({}, reply);
  plugin({ route }, { configuration: { url: '/openapi.json' } }, () => {});
  const [script] = sent;
  if (script === undefined) throw new Error('@scalar/fastify-api-reference no longer serves a script');
  return Buffer.from(script);
}

/** Brotli's best level takes ten times as long for a tenth less. */
function brotli(content: Buffer): Buffer {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants;
  return brotliCompressSync(content, { params: { [BROTLI_PARAM_QUALITY]: 9, [BROTLI_PARAM_LGWIN]: 24 } });
}

/** Nobody ever sees half a file. */
async function put(name: string, content: string | Buffer): Promise<void> {
  const target = new URL(name, ASSETS);
  const unfinished = new URL(`${target.href}.${process.pid}.tmp`);
  await writeFile(unfinished, content);
  await rename(unfinished, target);
}

async function exists(name: string): Promise<boolean> {
  return access(new URL(name, ASSETS)).then(
    () => true,
    () => false,
  );
}

async function removeOtherVersions(): Promise<void> {
  const others = (await readdir(DOCS)).filter((name) => !`docs/${name}`.startsWith(SCRIPT));
  await Promise.all(others.map((name) => rm(new URL(name, DOCS), { force: true })));
}

async function buildAssets(): Promise<void> {
  const license = await readFile(new URL('../LICENSE', import.meta.resolve('@scalar/fastify-api-reference')));
  const script = referenceScript();
  await mkdir(DOCS, { recursive: true });
  await removeOtherVersions();
  for (const [name, content] of Object.entries(FOR_CLOUDFLARE)) await put(name, content);
  await put(`${SCRIPT}.LICENSE.txt`, license);
  await put(`${SCRIPT}.br`, brotli(script));
  await put(`${SCRIPT}.gz`, gzipSync(script, { level: 9 }));
  await put(SCRIPT, script);
}

/** Other than the script, which a new version names anew, the document changes under its name. */
async function buildDocument(): Promise<void> {
  const name = DOCUMENT_PATH.slice(1);
  const document = await readFile(DOCUMENT);
  const built = await readFile(new URL(name, ASSETS)).catch(() => null);
  if (built?.equals(document) !== true) await put(name, document);
}

/** The script is written last, so that it stands for all of its build. */
if (!(await exists(SCRIPT))) await buildAssets();
await buildDocument();
