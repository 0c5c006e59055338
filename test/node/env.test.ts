import { describe, expect, it } from 'vitest';
import { readSettings } from '../../src/env.ts';
import { DEFAULT_LIMITS } from '../../src/http/rate-limits.ts';

function read(variables: Record<string, string>) {
  const settings = readSettings(variables);
  if (!settings.ok) throw new Error(JSON.stringify(settings.error));
  return settings.value;
}

function wrongIn(variables: Record<string, string>): readonly string[] {
  const settings = readSettings(variables);
  return settings.ok ? [] : settings.error.map(({ name }) => name);
}

describe('the settings', () => {
  it('need nothing to be set', () => {
    expect(read({})).toEqual({
      port: 8787,
      host: '127.0.0.1',
      dataDir: '.data',
      databaseUrl: null,
      databasePool: 10,
      databasePrepare: true,
      statementTimeoutMs: 3_500,
      tokenSecret: null,
      publicUrl: null,
      rateLimits: DEFAULT_LIMITS,
      clientAddressHeader: null,
      streamSeconds: null,
      pingSeconds: 10,
    });
  });

  it('take an empty variable for one that is not set', () => {
    const names = ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'TOKEN_SECRET', 'PUBLIC_URL', 'RATE_LIMITS'];
    expect(read(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(read({}));
  });

  it('leave alone what is none of theirs', () => {
    expect(read({ PATH: '/usr/bin', Port: '1' })).toEqual(read({}));
  });

  it.each([
    [{ PORT: '0' }, { port: 0 }],
    [{ DATABASE_URL: 'postgresql://a:b@c/d' }, { databaseUrl: 'postgresql://a:b@c/d' }],
    [{ DATABASE_PREPARE: 'false' }, { databasePrepare: false }],
    [{ STATEMENT_TIMEOUT_MS: '4000' }, { statementTimeoutMs: 4_000 }],
    [{ PUBLIC_URL: 'https://merels.example/' }, { publicUrl: 'https://merels.example' }],
    [{ STREAM_SECONDS: '900' }, { streamSeconds: 900 }],
    [{ PING_SECONDS: '1' }, { pingSeconds: 1 }],
    [{ RATE_LIMITS: 'off' }, { rateLimits: null }],
    [{ RATE_LIMITS: 'moves=5' }, { rateLimits: { ...DEFAULT_LIMITS, moves: 5 } }],
    [
      { RATE_LIMITS: 'accounts=5, waits=9, create=7' },
      { rateLimits: { ...DEFAULT_LIMITS, create: 7, accounts: 5, waits: 9 } },
    ],
    [{ CLIENT_ADDRESS_HEADER: 'X-Real-IP' }, { clientAddressHeader: 'X-Real-IP' }],
  ])('read %j', (variables: Record<string, string>, expected) => {
    expect(read(variables)).toMatchObject(expected);
  });

  it.each([
    { PORT: '65536' },
    { PORT: '-1' },
    { PORT: '80.5' },
    { PORT: '0x50' },
    { DATABASE_URL: 'mysql://localhost/merels' },
    { DATABASE_URL: 'localhost:5432' },
    { DATABASE_URL: 'postgres://localhost/%zz' },
    { DATABASE_POOL: '0' },
    { DATABASE_PREPARE: 'yes' },
    { STATEMENT_TIMEOUT_MS: '10s' },
    { STATEMENT_TIMEOUT_MS: '4001' },
    { TOKEN_SECRET: 'short' },
    { TOKEN_SECRET: `${'x'.repeat(40)},short` },
    { PUBLIC_URL: 'merels.example' },
    { PUBLIC_URL: 'ftp://merels.example' },
    { PUBLIC_URL: 'https://merels.example/api' },
    { RATE_LIMITS: 'create' },
    { RATE_LIMITS: 'creates=60' },
    { RATE_LIMITS: 'create=0' },
    { CLIENT_ADDRESS_HEADER: 'X Real IP' },
  ])('refuse %j', (variables: Record<string, string>) => {
    expect(wrongIn(variables)).toEqual(Object.keys(variables));
  });

  it('name all that are wrong, and repeat no value', () => {
    const variables = {
      PORT: 'secret-1',
      TOKEN_SECRET: 'secret-2',
      DATABASE_URL: 'http://me:secret-3@here',
      RATE_LIMITS: 'secret-4',
    };
    expect(wrongIn(variables).toSorted()).toEqual(Object.keys(variables).toSorted());
    expect(JSON.stringify(readSettings(variables))).not.toMatch(/secret-/);
  });
});
