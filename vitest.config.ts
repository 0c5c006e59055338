/**
 * The tests, by what they need: `unit` nothing; `store`, `http` and `node` the
 * embedded database, or the one at TEST_DATABASE_URL; the end-to-end tests run
 * once against each host; `browser` needs a Chromium.
 */
import { defineConfig } from 'vitest/config';

const project = (name: string, include: readonly string[], options: object = {}) => ({
  test: { name, include: [...include], ...options },
});

const HOST_TIMES = { testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    projects: [
      project('unit', ['test/rules/**/*.test.ts', 'test/game/**/*.test.ts']),
      project('store', ['test/store/**/*.test.ts'], HOST_TIMES),
      project('http', ['test/http/**/*.test.ts'], HOST_TIMES),
      project('node', ['test/node/**/*.test.ts'], HOST_TIMES),
      project('e2e-node', ['test/e2e/*.test.ts'], { ...HOST_TIMES, globalSetup: 'test/e2e/setup/node-host.ts' }),
      project('e2e-worker', ['test/e2e/*.test.ts'], { ...HOST_TIMES, globalSetup: 'test/e2e/setup/worker-host.ts' }),
      project('browser', ['test/browser/**/*.test.ts'], { ...HOST_TIMES, globalSetup: 'test/e2e/setup/node-host.ts' }),
    ],
  },
});
