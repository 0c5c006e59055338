/** What keeps the Node host from starting is said in plain words, and nothing else. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDataFolder } from '../../src/node/data-folder.ts';
import { makeDataFolder, type TestFolder } from '../support/data-folder.ts';
import { runNode } from '../support/node-process.ts';

let folder: TestFolder;
beforeAll(async () => {
  folder = await makeDataFolder();
});
afterAll(() => folder.remove());

async function failure(settings: Readonly<Record<string, string>>): Promise<string> {
  const { code, output } = await runNode({ PORT: '0', DATA_DIR: folder.path, ...settings });
  expect(code, output).toBe(1);
  return output.trimEnd();
}

describe('the Node host', () => {
  it('lists every setting that is wrong, without its value', async () => {
    const output = await failure({ PORT: '80808', RATE_LIMITS: 'create', TOKEN_SECRET: 'seven' });
    expect(output.split('\n')).toEqual([
      'These settings are wrong:',
      '',
      expect.stringMatching(/^ {2}PORT {10}must be a whole number/),
      expect.stringMatching(/^ {2}TOKEN_SECRET {2}each of the comma-separated secrets/),
      expect.stringMatching(/^ {2}RATE_LIMITS {3}must be off/),
    ]);
    expect(output).not.toMatch(/80808|seven/);
  });

  it('demands a secret for a database that others may use, and says how to make one', async () => {
    const output = await failure({ DATABASE_URL: 'postgres://localhost/merels' });
    expect(output).toMatch(/^TOKEN_SECRET is not set\. .*\n.*openssl rand -base64 32$/);
  });

  it('says that the database cannot be reached, and not with which password', async () => {
    const output = await failure({
      DATABASE_URL: 'postgres://me:hidden@127.0.0.1:1/merels',
      TOKEN_SECRET: 'x'.repeat(40),
    });
    expect(output).toMatch(/^The database merels at 127\.0\.0\.1:1 cannot be used: .*$/);
    expect(output).not.toContain('hidden');
  });

  it('says that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await failure({ PORT: `${port}` })).toMatch(new RegExp(`^Port ${port} is taken\\..*$`));
    other.close();
  });

  it('says that its address is none of this machine', async () => {
    expect(await failure({ HOST: '192.0.2.1' })).toMatch(/^HOST 192\.0\.2\.1 is no address of this machine\..*$/);
  });

  it('says that its folder is in use', async () => {
    const held = await openDataFolder(folder.path);
    expect(await failure({})).toMatch(/^The data folder \S+ is in use by another process\..*$/);
    held.release();
  });
});
