/** What schemas find wrong with a request, as faults. */
import { expect, test } from 'vitest';
import { faultsOf, pointerTo } from '../../src/http/faults.ts';
import { CreateGameSchema, JoinGameSchema, PlayMoveSchema } from '../../src/http/schemas/game.ts';
import { PositionRequestSchema } from '../../src/http/schemas/position.ts';

const SCHEMAS = {
  create: CreateGameSchema,
  join: JoinGameSchema,
  move: PlayMoveSchema,
  position: PositionRequestSchema,
};

/** Body, the schema that reads it, and each fault as `pointer code`. */
const CASES: readonly (readonly [keyof typeof SCHEMAS, string, readonly string[]])[] = [
  ['move', '{}', ['/move required']],
  ['move', 'null', [' type']],
  ['move', '[]', [' type']],
  ['move', '"d6"', [' type']],
  ['move', '{"move":5}', ['/move type']],
  ['move', '{"move":null}', ['/move type']],
  ['move', '{"move":"d6","ply":-1}', ['/ply range']],
  ['move', '{"move":"d6","ply":1e9}', ['/ply range']],
  ['move', '{"move":"d6","ply":0.5}', ['/ply type']],
  ['move', '{"move":"d6","ply":"0"}', ['/ply type']],
  ['move', '{"move":"d6","ply":null}', []],
  ['move', '{"moves":"d6"}', ['/move required', '/moves unknown-field']],
  ['move', '{"move":"d6","a/b~c":1}', ['/a~1b~0c unknown-field']],
  ['move', '{"move":"d6","__proto__":1}', ['/__proto__ unknown-field']],
  ['move', '{"move":"d6","constructor":{}}', ['/constructor unknown-field']],
  ['move', '{"move":"d6","":1}', ['/ unknown-field']],
  ['create', '{}', []],
  ['create', '{"rules":"russian"}', []],
  ['create', '{"rules":"Russian"}', ['/rules enum']],
  ['create', '{"rules":5}', ['/rules type']],
  ['create', '{"rules":null}', []],
  ['create', '{"rules":{"pieces":13}}', ['/rules/pieces range']],
  ['create', '{"rules":{"pieces":"9"}}', ['/rules/pieces type']],
  ['create', '{"rules":{"flyingAt":null,"pieces":null}}', []],
  ['create', '{"rules":{"doubleMillCaptures":3}}', ['/rules/doubleMillCaptures enum']],
  ['create', '{"rules":{"doubleMillCaptures":"1"}}', ['/rules/doubleMillCaptures type']],
  ['create', '{"rules":{"preset":"nine","bord":"nine"}}', ['/rules/preset enum', '/rules/bord unknown-field']],
  ['create', '{"visibility":"private"}', ['/visibility enum']],
  ['create', '{"visibility":1}', ['/visibility type']],
  ['create', '{"shuffleSeats":"yes"}', ['/shuffleSeats type']],
  ['create', '{"seats":[]}', ['/seats type']],
  ['create', '{"seats":{"red":{}}}', ['/seats/red unknown-field']],
  ['create', '{"seats":{"white":{"kind":"account"}}}', ['/seats/white/kind enum']],
  ['create', '{"seats":{"white":{"kind":"open","name":"A"}}}', ['/seats/white/name unknown-field']],
  ['create', '{"seats":{"white":{"name":""}}}', ['/seats/white/name length']],
  ['create', '{"seats":{"white":{"name":"a\\u0000"}}}', ['/seats/white/name format']],
  ['create', '{"seats":{"white":{"name":"\\ud800"}}}', ['/seats/white/name format']],
  ['create', '{"seats":{"white":{"name":7},"black":{"kind":7}}}', ['/seats/white/name type', '/seats/black/kind type']],
  ['join', '{"color":"red"}', ['/color enum']],
  ['join', '{"joinCode":5}', ['/joinCode type']],
  ['position', '{"moves":"d6"}', ['/moves type']],
  ['position', '{"moves":[1,"d6",null]}', ['/moves/0 type', '/moves/2 type']],
];

test.each(CASES)('%s %s', (name, body, expected) => {
  const input: unknown = JSON.parse(body);
  const read = SCHEMAS[name].safeParse(input);
  const faults = read.success ? [] : faultsOf('body', input, read.error.issues);
  expect(faults.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(expected);
});

test('a name of 32 code points passes and one of 33 does not, whatever their bytes', () => {
  const seat = (name: string) => CreateGameSchema.safeParse({ seats: { white: { name } } });
  expect(seat('😀'.repeat(32)).success).toBe(true);
  expect(seat('😀'.repeat(33)).success).toBe(false);
});

test('names are brought to NFC before they are measured', () => {
  const { data } = CreateGameSchema.safeParse({ seats: { white: { name: 'e\u0301'.repeat(32) } } });
  expect(data?.seats?.white?.name).toBe('\u00e9'.repeat(32));
});

test('faults of a union say which types would do', () => {
  const { error } = CreateGameSchema.safeParse({ rules: 5 });
  expect(faultsOf('body', { rules: 5 }, error?.issues ?? [])[0]?.message).toContain('expected string or object');
});

test('pointers are RFC 6901', () => {
  expect(pointerTo([])).toBe('');
  expect(pointerTo(['a', 0, 'm~n/o'])).toBe('/a/0/m~0n~1o');
});
