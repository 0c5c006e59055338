/**
 * Writes openapi/openapi.json, which the service gives out as it is. With
 * `--check` it writes nothing, and fails where the file is not what it would
 * have written.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { buildDocument } from './document.ts';

const FILE = new URL('openapi.json', import.meta.url);

const text = `${JSON.stringify(await buildDocument(), null, 2)}\n`;

if (!process.argv.includes('--check')) {
  await writeFile(FILE, text);
} else if ((await readFile(FILE, 'utf8')) !== text) {
  console.error(
    'openapi/openapi.json is not what the routes and examples give. Run npm run openapi and commit the file.',
  );
  process.exitCode = 1;
}
