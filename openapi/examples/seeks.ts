/** Seeks. */
import { SeekSchema } from '../../src/http/schemas/seek.ts';
import { prepareAccount, showOwnFailures } from './accounts.ts';
import { showFailures } from './failures.ts';
import { prepareGame, withToken } from './games.ts';
import type { Recorder } from './recorder.ts';
import type { World } from './world.ts';

const KEY = { 'Idempotency-Key': 'e4a1b7c2-6d3f-4c58-8b1a-9f2d7e5c3a60' };

export async function showSeeks(recorder: Recorder, world: World): Promise<void> {
  const seat = (await prepareGame(recorder)).tokens.white;
  const one = await prepareAccount(recorder, 'early-bird');
  const other = await prepareAccount(recorder, 'night-owl');
  const body = { rules: 'polish', clock: { initialSeconds: 300, incrementSeconds: 3 }, color: 'white' };
  const createSeek = { operation: 'createSeek', body };
  const seeking = withToken(one.token, { ...createSeek, headers: KEY });
  const { answer } = await recorder.show('waiting', 'Nobody seeks the same yet', seeking);
  const { id } = SeekSchema.parse(answer);
  await recorder.show(
    'known',
    'The same once more, without the key: the seek that waits',
    withToken(one.token, createSeek),
  );
  const changed = { ...seeking, body: { ...body, color: 'black' } };
  await recorder.show('idempotency-key-reused', 'Another request with the same Idempotency-Key', changed);
  await recorder.show('rules-invalid', 'Nine pieces do not fit on the board of six men’s morris', {
    ...withToken(one.token, createSeek),
    body: { rules: { board: 'six' } },
  });

  const listSeeks = { operation: 'listSeeks', query: { limit: '1' } };
  await recorder.show('waiting', 'The newest seek that waits', listSeeks);
  await showFailures(recorder, listSeeks);
  const getSeek = withToken(one.token, { operation: 'getSeek', params: { id } });
  await recorder.show('waiting', 'It waits', getSeek);
  world.wait(30);
  await recorder.show('matched', 'Somebody waits who leaves the colour open to chance: a game at once', {
    ...withToken(other.token, createSeek),
    body: { ...body, color: 'random' },
  });
  await recorder.show('matched', 'It became a game', { ...getSeek, query: { wait: '25' } });
  await showOwnFailures(recorder, seat, getSeek);
  await showOwnFailures(recorder, seat, seeking);

  const second = await recorder.send(withToken(other.token, { ...createSeek, body: { rules: 'lasker' } }));
  const params = { id: SeekSchema.parse(second.answer).id };
  const cancelSeek = withToken(other.token, { operation: 'cancelSeek', params });
  await recorder.show('cancelled', 'It waits no longer', cancelSeek);
  await showOwnFailures(recorder, seat, cancelSeek);
}
