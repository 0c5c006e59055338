/**
 * Writes openapi/openapi.json, which the service gives out as it is, llms.txt,
 * the tables of the guide, and the client's types after the document. With `--check` it writes nothing, and fails where a
 * file is not what it would have written.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { clientTypes } from './client-types.ts';
import { buildDocument } from './document.ts';
import { readChapters } from './guide.ts';
import { llmsText } from './llms.ts';

const chapters = await readChapters();
const document = await buildDocument(chapters);

const FILES = {
  'openapi/openapi.json': `${JSON.stringify(document, null, 2)}\n`,
  'openapi/llms.txt': llmsText(document, chapters),
  ...Object.fromEntries(chapters.map(({ name, text }) => [`openapi/guides/${name}.md`, text])),
  'src/client/api-types.ts': await clientTypes(document),
};

for (const [name, text] of Object.entries(FILES)) {
  const file = new URL(`../${name}`, import.meta.url);
  if (!process.argv.includes('--check')) {
    await writeFile(file, text);
  } else if ((await readFile(file, 'utf8').catch(() => null)) !== text) {
    console.error(`${name} is not what the routes and examples give. Run npm run openapi and commit the file.`);
    process.exitCode = 1;
  }
}
