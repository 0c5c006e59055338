/** Accounts and their tokens. */
import { CreatedAccountSchema, CreatedTokenSchema } from '../../src/http/schemas/account.ts';
import { CreatedGameSchema } from '../../src/http/schemas/game.ts';
import { showFailures } from './failures.ts';
import { prepareGame, withToken } from './games.ts';
import type { ExampleRequest, Recorder } from './recorder.ts';
import type { World } from './world.ts';

const KEY = { 'Idempotency-Key': '0b6f2c1e-3d57-4f0a-9a86-5e4c1d7b2a90' };
const NOBODY = 'acct_01h2xcejqtf2nbrexx3vqjhp41';
const OTHER_KEY = { 'Idempotency-Key': '5d1c7a2e-8f43-4b6e-b1d9-2a7f0c9e4b36' };

/** An account that is made for an example and is none itself. */
export async function prepareAccount(recorder: Recorder, name: string) {
  const { answer } = await recorder.send({ operation: 'createAccount', body: { name, kind: 'bot' } });
  return CreatedAccountSchema.parse(answer);
}

export async function showAccounts(recorder: Recorder, world: World): Promise<void> {
  const createAccount = { operation: 'createAccount', headers: KEY, body: { name: 'mill-builder', kind: 'bot' } };
  const { answer } = await recorder.show('created', 'A bot’s account', createAccount);
  const { account, token } = CreatedAccountSchema.parse(answer);
  await recorder.show(
    'repeated',
    'The same request with the same Idempotency-Key: the same account and token',
    createAccount,
  );
  await recorder.show('idempotency-key-reused', 'Another request with the same Idempotency-Key', {
    ...createAccount,
    body: { name: 'double-mill', kind: 'bot' },
  });
  await recorder.show('name-taken', 'The case of letters makes no difference', {
    operation: 'createAccount',
    body: { name: 'Mill-Builder', kind: 'person' },
  });
  await showFailures(recorder, createAccount);

  const findAccount = { operation: 'findAccount', query: { name: 'MILL-builder' } };
  await recorder.show('found', 'By its name, in any case', findAccount);
  await recorder.show('not-found', 'Nobody is called so', { operation: 'findAccount', query: { name: 'nobody' } });
  await showFailures(recorder, findAccount);

  const getAccount = { operation: 'getAccount', params: { id: account.id } };
  await recorder.show('account', 'As everybody sees it', getAccount);
  await showFailures(recorder, getAccount);

  const seat = (await prepareGame(recorder)).tokens.white;
  await showOwn(recorder, token, seat);
  await showInvitations(recorder, world, { id: account.id, token }, seat);
  world.wait(60);
  await showTokens(recorder, token, seat);
  await showFeed(recorder, token, seat);
  await showDeletion(recorder, seat);
}

/** Shows also that a seat's token will not do. */
export async function showOwnFailures(
  recorder: Recorder,
  seat: string | undefined,
  good: ExampleRequest,
): Promise<void> {
  await recorder.show('account-required', 'The token of a seat', withToken(seat, good));
  await showFailures(recorder, good);
}

async function showOwn(recorder: Recorder, token: string, seat: string | undefined): Promise<void> {
  const getOwnAccount = withToken(token, { operation: 'getOwnAccount' });
  await recorder.show('account', 'Your account', getOwnAccount);
  await showOwnFailures(recorder, seat, getOwnAccount);

  await prepareAccount(recorder, 'flying-finn');
  const changeAccount = withToken(token, { operation: 'changeAccount', body: { acceptsInvites: false } });
  await recorder.show('changed', 'No invitations any more', changeAccount);
  await recorder.show('name-taken', 'Somebody else has the name', { ...changeAccount, body: { name: 'Flying-Finn' } });
  await showOwnFailures(recorder, seat, changeAccount);
}

/** A feed of which the beginning is gone. */
const SHORTENED = { feeds: { read: async () => ({ entries: [], head: 40, floor: 12 }), prune: async () => 0 } };

async function showFeed(recorder: Recorder, token: string, seat: string | undefined): Promise<void> {
  const listEvents = withToken(token, { operation: 'listAccountEvents', query: { limit: '4' } });
  await recorder.show('first', 'The first four', listEvents);
  await recorder.show('waited', 'Nothing came within a second', { ...listEvents, query: { after: '900', wait: '1' } });
  await recorder.show('cursor-expired', 'What came behind `after` is partly gone', listEvents, { services: SHORTENED });
  await showOwnFailures(recorder, seat, listEvents);

  const stream = withToken(token, { operation: 'streamAccountLines', query: { after: '2' } });
  await recorder.show('resumed', 'What was told behind event 2; then nothing happens, and the stream ends', stream);
  await recorder.show('cursor-expired', 'What came behind `after` is partly gone', stream, { services: SHORTENED });
  await showOwnFailures(recorder, seat, stream);
}

async function showDeletion(recorder: Recorder, seat: string | undefined): Promise<void> {
  const { token } = await prepareAccount(recorder, 'short-lived');
  const deleteAccount = withToken(token, { operation: 'deleteAccount' });
  await recorder.show('deleted', 'It is gone', deleteAccount);
  await showOwnFailures(recorder, seat, deleteAccount);
}

interface Holder {
  readonly id: string;
  readonly token: string;
}

async function showInvitations(
  recorder: Recorder,
  world: World,
  host: Holder,
  seat: string | undefined,
): Promise<void> {
  const prepared = await prepareAccount(recorder, 'lasker');
  const guest = { id: prepared.account.id, token: prepared.token };
  const createGame = withToken(host.token, {
    operation: 'createGame',
    body: {
      rules: 'lasker',
      visibility: 'public',
      seats: { white: { kind: 'me' }, black: { kind: 'invite', accountId: guest.id } },
    },
  });
  const invited = await recorder.show('invitation', 'An account plays White and invites another', createGame);
  const { game } = CreatedGameSchema.parse(invited.answer);
  world.wait(5);
  const joinGame = withToken(guest.token, { operation: 'joinGame', params: { id: game.id }, body: {} });
  await recorder.show('invited', 'An account takes the seat that is kept for it', joinGame);

  await recorder.show('account-required', 'Only accounts invite', { ...createGame, headers: {} });
  await recorder.show('not-found', 'Nobody has this id', {
    ...createGame,
    body: { seats: { white: { kind: 'me' }, black: { kind: 'invite', accountId: NOBODY } } },
  });
  const second = await recorder.send(createGame);
  await recorder.send(withToken(guest.token, { operation: 'changeAccount', body: { acceptsInvites: false } }));
  await recorder.show('invitation-refused', 'The other account accepts no invitations', createGame);

  const { id } = CreatedGameSchema.parse(second.answer).game;
  const decline = { operation: 'declineGame', params: { id }, body: { reason: 'later' } };
  const declineGame = withToken(guest.token, decline);
  await recorder.show('wrong-seat', 'It is the other account that is invited', withToken(host.token, decline));
  await recorder.show('declined', 'Not now', declineGame);
  const over = { ...declineGame, params: { id: game.id } };
  await recorder.send(withToken(host.token, { operation: 'resignGame', params: { id: game.id } }));
  await recorder.show('game-over', 'It was taken up, and is over', over);
  await showOwnFailures(recorder, seat, declineGame);

  const listAccountGames = { operation: 'listAccountGames', params: { id: guest.id }, query: { limit: '1' } };
  await recorder.show('public', 'The newest of them', listAccountGames);
  await showFailures(recorder, listAccountGames);
  await recorder.send(withToken(host.token, { operation: 'createGame', body: { seats: { white: { kind: 'me' } } } }));
  const listOwnGames = withToken(host.token, { operation: 'listOwnGames', query: { turn: 'mine' } });
  await recorder.show('turn', 'Where the account has the move', listOwnGames);
  await showOwnFailures(recorder, seat, listOwnGames);
}

async function showTokens(recorder: Recorder, token: string, seat: string | undefined): Promise<void> {
  const createToken = withToken(token, {
    operation: 'createAccountToken',
    headers: OTHER_KEY,
    body: { label: 'tournament' },
  });
  const created = await recorder.show('created', 'A token for one more program', createToken);
  await recorder.show('repeated', 'The same request with the same Idempotency-Key: the same token', createToken);
  const reused = { ...createToken, body: { label: 'training' } };
  await recorder.show('idempotency-key-reused', 'Another request with the same Idempotency-Key', reused);
  await showOwnFailures(recorder, seat, createToken);

  const listTokens = withToken(token, { operation: 'listAccountTokens' });
  await recorder.show('tokens', 'All that are live', listTokens);
  await showOwnFailures(recorder, seat, listTokens);

  const { id } = CreatedTokenSchema.parse(created.answer);
  const deleteToken = withToken(token, { operation: 'deleteAccountToken', params: { tokenId: id } });
  await recorder.show('deleted', 'It is dead at once', deleteToken);
  await showOwnFailures(recorder, seat, deleteToken);
}
