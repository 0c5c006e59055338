/**
 * Makes `assets/`, what both hosts serve besides the app: the script of the
 * reference, taken from the package that carries it, the page to play on, for the
 * Node host both compressed (Cloudflare compresses by itself), the guides, llms.txt,
 * and for Cloudflare the OpenAPI document. A build that is there already stays; simultaneous builds do each
 * other no harm.
 */
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import plugin from '@scalar/fastify-api-reference';
import { CHANGING_CACHE } from '../../http/asset.ts';
import { ASSET_CACHE, REFERENCE_SCRIPT } from '../../http/pages/reference-script.ts';
import { buildPlayPage } from '../play-page.ts';
import { ASSETS } from '../static-assets.ts';

/** How Cloudflare serves the folder, and what it leaves out. */
const FOR_CLOUDFLARE = {
  _headers: [
    `/docs/*\n  Cache-Control: ${ASSET_CACHE}\n  X-Content-Type-Options: nosniff\n`,
    `/app/*\n  Cache-Control: ${CHANGING_CACHE}\n`,
    `/guides/*\n  Cache-Control: ${CHANGING_CACHE}\n  Content-Type: text/markdown; charset=utf-8\n`,
    `/llms.txt\n  Cache-Control: ${CHANGING_CACHE}\n`,
  ].join(''),
  '.assetsignore': '*.br\n*.gz\n',
};

/** What `npm run openapi` makes, or fills in. */
const TEXTS = new URL('../../../openapi/', import.meta.url);

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

type Codings = Readonly<Record<string, (content: Buffer) => Buffer>>;

const gzip = (content: Buffer): Buffer => gzipSync(content, { level: 9 });

const CODINGS: Codings = { '.br': brotli, '.gz': gzip };

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
  await put(`${SCRIPT}.LICENSE.txt`, license);
  await put(`${SCRIPT}.br`, brotli(script));
  await put(`${SCRIPT}.gz`, gzip(script));
  await put(SCRIPT, script);
}

/** Other than the script of the reference, which a new version names anew, the rest changes under its name. */
async function putIfChanged(name: string, content: Buffer, codings: Codings = {}): Promise<void> {
  const built = await readFile(new URL(name, ASSETS)).catch(() => null);
  if (built?.equals(content) === true) return;
  // The plain file is written last, so that it stands for all.
  for (const [extension, encode] of Object.entries(codings)) await put(name + extension, encode(content));
  await put(name, content);
}

/** The OpenAPI document, llms.txt and the guides. */
async function buildTexts(): Promise<void> {
  const guides = (await readdir(new URL('guides/', TEXTS))).map((name) => `guides/${name}`);
  await mkdir(new URL('guides/', ASSETS), { recursive: true });
  for (const name of ['openapi.json', 'llms.txt', ...guides]) {
    await putIfChanged(name, await readFile(new URL(name, TEXTS)));
  }
}

/** The script is written last, so that it stands for all of its build. */
if (!(await exists(SCRIPT))) await buildAssets();
for (const [name, content] of Object.entries(FOR_CLOUDFLARE)) await putIfChanged(name, Buffer.from(content));
await buildTexts();
await mkdir(new URL('app/', ASSETS), { recursive: true });
for (const [name, content] of await buildPlayPage()) await putIfChanged(name, content, CODINGS);
