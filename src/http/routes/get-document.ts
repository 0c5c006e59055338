/** GET /openapi.json: the OpenAPI document, byte for byte the file in the repository. */
import { DOCUMENT_PATH } from '../asset.ts';
import { endpoint } from '../endpoint.ts';
import { STABLE } from '../middleware/revalidation.ts';
import { createRoute } from '../openapi.ts';

const route = createRoute({
  method: 'get',
  path: DOCUMENT_PATH,
  hide: true,
  responses: { 200: { description: 'The document.' } },
});

export const getDocument = endpoint(route, { limit: 'reads', isConstant: true }, async (c) => {
  const document = await c.env.services.findAsset(DOCUMENT_PATH, 'identity');
  if (document === null) throw new Error(`there is no ${DOCUMENT_PATH}: npm run build makes it`);
  return c.body(document.content, 200, { ...STABLE, 'Content-Type': 'application/json' });
});
