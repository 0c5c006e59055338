/**
 * The types of the client: openapi-typescript's of the document, and the
 * problem document of each error code, which the document has under `x-problems`.
 * A failed call throws that, so what else the operations say of failures is left out.
 */
import openapiTS, { astToString } from 'openapi-typescript';
import type { Document } from './document.ts';

const OPENING = `/** Generated from openapi/openapi.json by \`npm run openapi\`. */\n\n`;

export async function clientTypes(document: Document): Promise<string> {
  // What it is given, it changes.
  const { 'x-problems': properties, ...copy } = structuredClone(document);
  const ProblemsByCode = {
    type: 'object',
    description: 'The problem document of each error code.',
    properties,
    required: Object.keys(properties),
  };
  for (const operation of Object.values(copy.paths ?? {}).flatMap((item) => Object.values(item))) {
    for (const status of Object.keys(operation.responses)) {
      if (!status.startsWith('2')) delete operation.responses[status];
    }
  }
  const schemas = { ...copy.components?.schemas, ProblemsByCode };
  const source = JSON.stringify({ ...copy, components: { ...copy.components, schemas } });
  return OPENING + astToString(await openapiTS(source));
}
