/**
 * The tests, by what they need: `unit` nothing; `store`, `http` and `node` the
 * embedded database, or the one at TEST_DATABASE_URL; the client and its bots
 * talk to the Node host, the end-to-end tests run once against each host;
 * `browser` needs a Chromium.
 */
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const project = (name: string, include: readonly string[], options: object = {}) => ({
  test: { name, include: [...include], ...options },
});

/** Test files share the modules that they load: none changes them, and loading takes longer than most tests. */
const SHARED = { isolate: false };
/** Each begins with a database, or a host, of its own. */
const TIMES = { testTimeout: 30_000, hookTimeout: 120_000 };
const WITH_DATABASE = { ...TIMES, globalSetup: 'test/support/template-setup.ts' };
const WITH_NODE_HOST = { ...TIMES, ...SHARED, globalSetup: 'test/e2e/setup/node-host.ts' };
const WITH_WORKER_HOST = { ...TIMES, ...SHARED, globalSetup: 'test/e2e/setup/worker-host.ts' };

export default defineConfig({
  test: {
    // One more than cores: tests of hosts wait for other processes.
    maxWorkers: availableParallelism() + 1,
    projects: [
      project('unit', ['test/{rules,game,drawing,telling,play,endurance}/**/*.test.ts'], { ...TIMES, ...SHARED }),
      project('store', ['test/store/**/*.test.ts'], { ...WITH_DATABASE, ...SHARED }),
      project('http', ['test/http/**/*.test.ts'], { ...WITH_DATABASE, ...SHARED }),
      project('node', ['test/node/**/*.test.ts'], WITH_DATABASE),
      project('client', ['test/client/**/*.test.ts', 'test/bots/**/*.test.ts'], WITH_NODE_HOST),
      project('e2e-node', ['test/e2e/*.test.ts'], WITH_NODE_HOST),
      project('e2e-worker', ['test/e2e/*.test.ts'], WITH_WORKER_HOST),
      project('browser', ['test/browser/**/*.test.ts'], WITH_NODE_HOST),
    ],
  },
});
