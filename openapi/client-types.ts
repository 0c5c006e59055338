/**
 * The types of the client: openapi-typescript's of the document, and the
 * problem document of each error code, which the document has under `x-problems`.
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
  const schemas = { ...copy.components?.schemas, ProblemsByCode };
  const source = JSON.stringify({ ...copy, components: { ...copy.components, schemas } });
  return OPENING + astToString(await openapiTS(source));
}
