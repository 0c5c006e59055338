/** Which call of `merels/client` an operation is, and what of a request its arguments are. */
import type { SampleRequest } from './sample-request.ts';

export interface ClientCall {
  /** As written behind `client.`. */
  readonly name: string;
  /** JSON values, in order. */
  readonly args: readonly unknown[];
  /** A promise of one value, or an iterator over items. */
  readonly gives: 'value' | 'items';
}

type Reading = (request: SampleRequest) => readonly unknown[];

/** What the path names, what is sent, and what is asked for, in this order; the usual arguments of a call. */
const usual: Reading = ({ params, body, query }) => [
  ...Object.values(params),
  ...(body === undefined ? [] : [body]),
  ...(Object.keys(query).length === 0 ? [] : [valuesOf(query)]),
];

/** Iterators ask for page after page by themselves. */
const unpaged: Reading = ({ query: { limit, ...query }, ...request }) => usual({ ...request, query });

/** A member of what is sent, where that is all that a call takes. */
const member =
  (name: string): Reading =>
  ({ params, body }) => [...Object.values(params), Reflect.get(Object(body), name)];

const value =
  (name: string, args: Reading = usual) =>
  (request: SampleRequest): ClientCall => ({ name, args: args(request), gives: 'value' });
const items =
  (name: string) =>
  (request: SampleRequest): ClientCall => ({ name, args: unpaged(request), gives: 'items' });

const ofQuery =
  (name: string): Reading =>
  ({ params, query }) => [
    ...Object.values(params),
    ...(query[name] === undefined ? [] : [readValue(name, query[name])]),
  ];

export const CALLS: Readonly<Record<string, (request: SampleRequest) => ClientCall>> = {
  listPresets: value('rules.presets', ofQuery('lang')),
  describeRules: value('rules.describe', member('rules')),
  getPreset: value('rules.preset', ofQuery('lang')),
  getBoard: value('rules.board'),
  describePosition: value('rules.position'),
  createGame: value('games.create'),
  listGames: items('games.list'),
  getGame: value('games.get'),
  joinGame: value('games.join'),
  declineGame: value('games.decline', member('reason')),
  playMove: value('games.move'),
  listMoves: value('games.moves'),
  listLegalMoves: value('games.legalMoves'),
  resignGame: value('games.resign'),
  abortGame: value('games.abort'),
  offerDraw: value('games.offerDraw'),
  acceptDraw: value('games.acceptDraw'),
  dropDrawOffer: value('games.dropDrawOffer'),
  offerTakeback: value('games.offerTakeback'),
  acceptTakeback: value('games.acceptTakeback'),
  dropTakebackOffer: value('games.dropTakebackOffer'),
  askForRematch: value('games.rematch'),
  getRematch: value('games.nextGame', ofQuery('wait')),
  renewToken: value('games.renewToken'),
  listEvents: value('games.events'),
  streamGame: items('follow'),
  streamGameLines: items('follow'),
  exportGame: value('games.export'),
  createAccount: value('accounts.create'),
  findAccount: value('accounts.find', ofQuery('name')),
  getAccount: value('accounts.get'),
  listAccountGames: items('accounts.games'),
  getOwnAccount: value('account.get'),
  changeAccount: value('account.change'),
  listOwnGames: items('account.games'),
  listAccountTokens: value('account.tokens'),
  createAccountToken: value('account.createToken', member('label')),
  deleteAccountToken: value('account.deleteToken'),
  createSeek: value('seeks.create'),
  listSeeks: items('seeks.list'),
  getSeek: value('seeks.get', ofQuery('wait')),
  cancelSeek: value('seeks.cancel'),
};

/** Parameters that are lists, separated by commas. */
const LISTS: readonly string[] = ['status', 'include'];

/** The texts of a query as the values that they stand for. */
function valuesOf(query: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(query).map(([name, text]) => [name, readValue(name, text)]));
}

function readValue(name: string, text: string): unknown {
  if (LISTS.includes(name)) return text.split(',');
  return /^\d+$/.test(text) ? Number(text) : text;
}
