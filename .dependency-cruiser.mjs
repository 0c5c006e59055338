/**
 * Imports run one way: rules <- game <- accounts <- store and http <- the
 * entries and commands, which put it together; http also draws, by what rules
 * and events tell, and tells rules to players. The client knows the service by its HTTP
 * interface alone, and the bots know only the client, as does the page to play on, which draws besides. test/node/import-rules.test.ts makes sure
 * that a violation is found.
 */

/** What a folder may import of src/, besides itself. */
const layers = {
  rules: ['result\\.ts'],
  game: ['result\\.ts', 'rules/'],
  accounts: ['result\\.ts', 'rules/', 'game/'],
  drawing: ['rules/', 'game/events\\.ts'],
  telling: ['rules/'],
  store: ['result\\.ts', 'rules/', 'game/', 'accounts/'],
  http: ['(result|log-line)\\.ts', 'rules/', 'game/', 'accounts/', 'drawing/', 'telling/'],
  client: [],
  bots: ['client/index\\.ts'],
  play: ['client/index\\.ts', 'rules/', 'drawing/'],
};

const layering = Object.entries(layers).map(([layer, allowed]) => ({
  name: `${layer}-imports`,
  comment: `src/${layer} may import only: ${[...allowed, `${layer}/`].join(' ')}`,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { path: '^src/', pathNot: `^src/(${[...allowed, `${layer}/`].join('|')})` },
}));

export default {
  forbidden: [
    ...layering,
    {
      name: 'rules-are-pure',
      comment: 'The rules of the game, and telling them, need no library and nothing of the platform.',
      severity: 'error',
      from: { path: '^src/(rules|telling)/' },
      to: { pathNot: '^src/' },
    },
    {
      name: 'game-is-pure',
      comment: 'The domain knows hashes and ids, but no I/O.',
      severity: 'error',
      from: { path: '^src/game/' },
      to: { pathNot: ['^src/', '(^|/)node_modules/(canonicalize|typeid-js)/', '^(node:)?crypto$'] },
    },
    {
      name: 'client-runs-anywhere',
      comment: 'In browsers and Workers there is nothing of Node, and a client is small.',
      severity: 'error',
      from: { path: '^src/client/' },
      to: { pathNot: ['^src/', '(^|/)node_modules/openapi-fetch/'] },
    },
    {
      name: 'bots-are-clients',
      comment: 'A bot needs nothing but the client, and Node.',
      severity: 'error',
      from: { path: '^src/bots/' },
      to: { path: 'node_modules/' },
    },
    {
      name: 'page-without-libraries',
      comment: 'The page to play on is small, and runs in browsers.',
      severity: 'error',
      from: { path: '^src/play/' },
      to: { pathNot: '^src/' },
    },
    {
      name: 'service-without-client',
      comment: 'The service does not ask itself.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(client|bots|play)/' },
      to: { path: '^src/(client|bots|play)/' },
    },
    {
      name: 'drawing-is-pure',
      comment: 'A picture follows from what it shows: it needs no library and nothing of the platform.',
      severity: 'error',
      from: { path: '^src/drawing/' },
      to: { pathNot: '^src/' },
    },
    {
      name: 'sql-in-store-only',
      comment: 'Database drivers belong to src/store; the Node host opens the embedded database.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(store|node)/' },
      to: { path: '(^|/)node_modules/(drizzle-orm|postgres|@electric-sql)/' },
    },
    {
      name: 'http-in-http-only',
      comment: 'The HTTP framework belongs to src/http; the hosts start its servers.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(http|node)/|^src/(node|index)\\.ts$' },
      to: { path: '(^|/)node_modules/(hono|@hono|@scalar)/' },
    },
    {
      name: 'worker-runs-without-node',
      comment: 'What only the Node host needs stays out of the Worker.',
      severity: 'error',
      from: { path: '^src/index\\.ts$' },
      to: { path: '^src/node/', reachable: true },
    },
    {
      name: 'document-is-made-elsewhere',
      comment:
        'The maker of the OpenAPI document weighs as much as the service: its types only, and z from zod itself.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '(^|/)node_modules/@(hono/zod-openapi|asteasolutions)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-cycles',
      comment: 'Two modules that import each other are one.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      comment: 'The import leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
