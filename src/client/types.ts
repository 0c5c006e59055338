/** The shapes of the API under short names, all of them generated from its OpenAPI document. */
import type { components, operations } from './api-types.ts';

type Schemas = components['schemas'];

/** What an operation takes in its query. */
export type QueryOf<Name extends keyof operations> = NonNullable<operations[Name]['parameters']['query']>;

/** What an operation takes as its body. */
export type BodyOf<Name extends keyof operations> = operations[Name] extends {
  requestBody?: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

export type Color = Schemas['Color'];
export type Game = Schemas['Game'];
export type CreateGame = Schemas['CreateGame'];
export type CreatedGame = Schemas['CreatedGame'];
export type JoinGame = Schemas['JoinGame'];
export type JoinedGame = Schemas['JoinedGame'];
export type Move = Schemas['Move'];
export type PlayedMove = Schemas['PlayedMove'];
export type Played = Schemas['Played'];
export type Position = Schemas['Position'];
export type PositionAnswer = Schemas['PositionAnswer'];
export type PositionRequest = Schemas['PositionRequest'];
export type RematchSeat = Schemas['RematchSeat'];
export type Result = Schemas['Result'];
export type Rules = Schemas['Rules'];
export type RulesRequest = Schemas['RulesRequest'];
export type RulesDescription = Schemas['RulesDescription'];
/** A language in which rules are told, as BCP 47. */
export type Language = NonNullable<QueryOf<'describeRules'>['lang']>;
export type Preset = Schemas['Preset'];
export type PresetId = Schemas['PresetId'];
export type Board = Schemas['Board'];
export type BoardId = Schemas['BoardId'];
export type Account = Schemas['Account'];
export type OwnAccount = Schemas['OwnAccount'];
export type CreateAccount = Schemas['CreateAccount'];
export type CreatedAccount = Schemas['CreatedAccount'];
export type AccountTokenInfo = Schemas['AccountTokenInfo'];
export type CreatedAccountToken = Schemas['CreatedAccountToken'];
export type Seek = Schemas['Seek'];
export type GameExport = Schemas['GameExport'];

/** A fact of a game. Types that this client does not know yet come as they are. */
export type GameEvent = Schemas['Event'];

/** Something that an account is told of its games. Types that this client does not know yet come as they are. */
export type AccountEvent = Schemas['AccountEvent'];

/** What a follower of a game begins with where it does not say what it has: the game as of event `seq`. */
export interface Snapshot {
  readonly type: 'snapshot';
  readonly seq: number;
  readonly at: string;
  readonly data: { readonly game: Game };
}

/** What a follower of a game gets. */
export type GameFeedItem = Snapshot | GameEvent;

/** A game together with the moves that can be played in it. */
export type GameInPlay = Game & { readonly legalMoves: readonly Move[] };
