/** Calls as commands. */
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { SURROUNDINGS } from '../../src/client/retries.ts';
import { formatCurl, masked } from '../../src/play/curl.ts';

const MOVE = {
  method: 'POST',
  url: 'http://localhost:8787/v1/games/game_1/moves?include=legalMoves',
  headers: {
    authorization: 'Bearer seat_abcdefghijklmnop',
    'content-type': 'application/json',
    'user-agent': 'a browser',
  },
  body: '{"move":"d6","ply":0}',
};

test('a command has what the call needs, and the token only where it is wanted', () => {
  expect(formatCurl(MOVE, false)).toBe(
    [
      "curl -X POST 'http://localhost:8787/v1/games/game_1/moves?include=legalMoves' \\",
      "  -H 'Authorization: Bearer seat_abcd…' \\",
      "  -H 'Content-Type: application/json' \\",
      `  -d '{"move":"d6","ply":0}'`,
    ].join('\n'),
  );
  expect(formatCurl(MOVE, true)).toContain('Bearer seat_abcdefghijklmnop');
});

test('the key of a request is a secret too, however it is made', () => {
  for (const key of [SURROUNDINGS.newKey(), crypto.randomUUID()]) {
    const call = { ...MOVE, headers: { ...MOVE.headers, 'idempotency-key': key } };
    expect(formatCurl(call, false)).toContain("-H 'Idempotency-Key: …'");
    expect(formatCurl(call, true)).toContain(key);
  }
});

test('reading needs nothing but the address', () => {
  const call = { method: 'GET', url: 'http://localhost:8787/v1/rules', headers: {}, body: null };
  expect(formatCurl(call, false)).toBe("curl 'http://localhost:8787/v1/rules'");
});

test('a shell takes it as it is meant, whatever the players are called', () => {
  const body = `{"name":"O'Brien $(id) \`id\` \\\\"}`;
  const command = formatCurl({ ...MOVE, body }, true).replace('curl', "printf '%s\\n'");
  const words = execFileSync('sh', ['-c', command], { encoding: 'utf8' }).trimEnd().split('\n');
  expect(words.at(-1)).toBe(body);
});

test.each([
  ['{ "tokens": { "white": "seat_AbCd-_efgh" } }', '{ "tokens": { "white": "seat_AbCd…" } }'],
  ['{"joinCode": "0123456789abcdef"}', '{"joinCode": "…"}'],
  ['game_01kbcdxyzve5mr8g6t2h0n4q9s', 'game_01kbcdxyzve5mr8g6t2h0n4q9s'],
])('%s is masked', (text, shown) => {
  expect(masked(text)).toBe(shown);
});
