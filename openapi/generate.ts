/**
 * Writes openapi/openapi.json, which the service gives out as it is, and the
 * client's types after it. With `--check` it writes nothing, and fails where a
 * file is not what it would have written.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { clientTypes } from './client-types.ts';
import { buildDocument } from './document.ts';

const document = await buildDocument();

const FILES = {
  'openapi/openapi.json': `${JSON.stringify(document, null, 2)}\n`,
  'src/client/api-types.ts': await clientTypes(document),
};

for (const [name, text] of Object.entries(FILES)) {
  const file = new URL(`../${name}`, import.meta.url);
  if (!process.argv.includes('--check')) {
    await writeFile(file, text);
  } else if ((await readFile(file, 'utf8')) !== text) {
    console.error(`${name} is not what the routes and examples give. Run npm run openapi and commit the file.`);
    process.exitCode = 1;
  }
}
