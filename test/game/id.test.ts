/** Ids: one writing for clients, one for the database, in the order of creation. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ACCOUNT_IDS,
  bytesOf,
  GAME_IDS,
  gameIdOf,
  gameIdOfBytes,
  newGameId,
  parseGameId,
  SEEK_IDS,
  TOKEN_IDS,
  uuidOf,
} from '../../src/game/id.ts';

const random = fc.uint8Array({ minLength: 10, maxLength: 10 });
const moment = fc.integer({ min: 0, max: 2 ** 48 - 1 });

test('a uuid is written as the TypeID specification writes it', () => {
  const id = 'game_01h455vb4pex5vsknk084sn02q';
  const uuid = '01890a5d-ac96-774b-bcce-b302099a8057';
  expect(gameIdOf(uuid)).toBe(id);
  expect(uuidOf(gameIdOf(uuid))).toBe(uuid);
  const bytes = new Uint8Array(Buffer.from('01890a5dac96774bbcceb302099a8057', 'hex'));
  expect(gameIdOfBytes(bytes)).toBe(id);
  expect(bytesOf(gameIdOf(uuid))).toEqual(bytes);
});

test('new ids are UUIDv7, and come back from both writings', () => {
  fc.assert(
    fc.property(moment, random, (at, bytes) => {
      const id = newGameId(at, bytes);
      expect(uuidOf(id)).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
      expect(gameIdOf(uuidOf(id))).toBe(id);
      expect(parseGameId(id)).toBe(id);
    }),
  );
});

test('ids sort by the time of creation, in both writings', () => {
  fc.assert(
    fc.property(moment, moment, random, random, (a, b, bytesA, bytesB) => {
      fc.pre(a < b);
      const [earlier, later] = [newGameId(a, bytesA), newGameId(b, bytesB)];
      expect(earlier < later).toBe(true);
      expect(uuidOf(earlier) < uuidOf(later)).toBe(true);
    }),
  );
});

test.each([
  '',
  'game_',
  'acct_01kbb0000000e0080000000a00',
  'game_01kbb0000000e0080000000a0',
  'game_01kbb0000000e0080000000a000',
  'game_81kbb0000000e0080000000a00',
  'game_01KBB0000000E0080000000A00',
  'game_01kbb0000000e0080000000l00',
  'game_01kbb0000000e0080000000a00\n',
])('%j is no id', (text) => {
  expect(parseGameId(text)).toBeNull();
});

test('ids of one kind are none of another, though they share a uuid', () => {
  const uuid = '01890a5d-ac96-774b-bcce-b302099a8057';
  const kinds = [GAME_IDS, ACCOUNT_IDS, TOKEN_IDS, SEEK_IDS];
  const ids = kinds.map((kind) => kind.ofUuid(uuid));
  expect(ids).toEqual(['game', 'acct', 'tok', 'seek'].map((prefix) => `${prefix}_01h455vb4pex5vsknk084sn02q`));
  for (const [index, id] of ids.entries()) {
    expect(uuidOf(id)).toBe(uuid);
    expect(kinds.map((kind) => kind.parse(id) !== null)).toEqual(kinds.map((_, other) => other === index));
  }
});
