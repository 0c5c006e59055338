/** The check of imports finds what it is there for: one that looked at nothing would pass as well. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const CONFIG = '.dependency-cruiser.mjs';
const CRUISER = resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');

const IN_ORDER = {
  'src/result.ts': 'export const ok = 1;',
  'src/rules/board.ts': "export { ok as board } from '../result.ts';",
  'src/game/decide.ts': "import 'canonicalize'; export { board as decide } from '../rules/board.ts';",
  'src/store/client.ts': "import 'postgres'; export { decide as store } from '../game/decide.ts';",
  'src/drawing/draw-board.ts': "export { board as draw } from '../rules/board.ts';",
  'src/http/app.ts':
    "import 'hono'; export { decide as app } from '../game/decide.ts'; export { draw } from '../drawing/draw-board.ts';",
  'src/client/index.ts': "import 'openapi-fetch'; export const client = 1;",
  'src/bots/bot.ts': "import 'node:fs'; export { client as bot } from '../client/index.ts';",
  'src/play/main.ts':
    "export { client as page } from '../client/index.ts'; export { draw } from '../drawing/draw-board.ts';",
  'src/node/log.ts': "import 'node:fs'; export { app as log } from '../http/app.ts';",
  'src/node.ts': "export { log } from './node/log.ts'; export { store } from './store/client.ts';",
};

/** File, what it imports, and the rule that this breaks. */
const BROKEN: readonly (readonly [string, string, string])[] = [
  ['src/rules/a.ts', "import '../game/decide.ts';", 'rules-imports'],
  ['src/rules/b.ts', "import type {} from '../http/app.ts';", 'rules-imports'],
  ['src/rules/c.ts', "import 'zod';", 'rules-are-pure'],
  ['src/rules/d.ts', "import 'node:fs';", 'rules-are-pure'],
  ['src/game/a.ts', "import '../store/client.ts';", 'game-imports'],
  ['src/game/b.ts', "import 'node:fs';", 'game-is-pure'],
  ['src/game/c.ts', "import 'zod';", 'game-is-pure'],
  ['src/game/d.ts', "import './missing.ts';", 'resolvable'],
  ['src/store/a.ts', "import '../http/app.ts';", 'store-imports'],
  ['src/store/b.ts', "import 'hono';", 'http-in-http-only'],
  ['src/drawing/a.ts', "import '../game/decide.ts';", 'drawing-imports'],
  ['src/drawing/b.ts', "import 'zod';", 'drawing-is-pure'],
  ['src/http/a.ts', "import '../store/client.ts';", 'http-imports'],
  ['src/http/b.ts', "import type {} from '../store/client.ts';", 'http-imports'],
  ['src/http/c.ts', "import 'drizzle-orm';", 'sql-in-store-only'],
  ['src/http/f.ts', "import '@hono/zod-openapi';", 'document-is-made-elsewhere'],
  ['src/http/d.ts', "import './e.ts'; export const d = 1;", 'no-cycles'],
  ['src/client/a.ts', "import type {} from '../http/app.ts';", 'client-imports'],
  ['src/client/b.ts', "import '../result.ts';", 'client-imports'],
  ['src/client/c.ts', "import 'node:fs';", 'client-runs-anywhere'],
  ['src/client/d.ts', "import 'zod';", 'client-runs-anywhere'],
  ['src/bots/a.ts', "import '../rules/board.ts';", 'bots-imports'],
  ['src/bots/b.ts', "import '../client/d.ts';", 'bots-imports'],
  ['src/bots/c.ts', "import 'zod';", 'bots-are-clients'],
  ['src/node/a.ts', "import '../bots/bot.ts';", 'service-without-client'],
  ['src/play/a.ts', "import '../game/decide.ts';", 'play-imports'],
  ['src/play/b.ts', "import 'zod';", 'page-without-libraries'],
  ['src/index.ts', "import './node/log.ts';", 'worker-runs-without-node'],
];

let projects: string;
beforeAll(async () => {
  projects = await mkdtemp(join(tmpdir(), 'merels-imports-'));
});
afterAll(() => rm(projects, { recursive: true }));

async function write(project: string, files: Readonly<Record<string, string>>): Promise<string> {
  const folder = join(projects, project);
  await mkdir(folder);
  for (const name of [CONFIG, 'tsconfig.json', 'package.json', 'node_modules']) {
    await symlink(resolve(name), join(folder, name));
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

/** What the check says of a project. */
async function check(folder: string): Promise<string> {
  const run = promisify(execFile)(process.execPath, [CRUISER, 'src', '--config', CONFIG], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1' },
  });
  const { stdout } = await run.catch((failed: { stdout: string }) => failed);
  return stdout;
}

describe('the check of imports', () => {
  it('looks at the sources of this project', async () => {
    const text = await check('.');
    expect(Number(/no dependency violations found \((\d+) modules/.exec(text)?.[1]), text).toBeGreaterThan(100);
  });

  it('has nothing against a house in order', async () => {
    expect(await check(await write('in-order', IN_ORDER))).toMatch(/no dependency violations found/);
  });

  it('finds every breach, and who it is', async () => {
    const broken = Object.fromEntries(BROKEN.map(([name, content]) => [name, content]));
    const cycle = { 'src/http/e.ts': "import './d.ts'; export const e = 1;" };
    const text = await check(await write('broken', { ...IN_ORDER, ...broken, ...cycle }));
    for (const [name, , rule] of BROKEN) expect(text).toContain(`error ${rule}: ${name} → `);
  });
});
