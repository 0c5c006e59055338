/** The package's entry `merels/client`. It imports nothing of the service. */
export type { AccountEventPage } from './account-calls.ts';
export { Client, type ClientOptions, createClient, type FollowOptions } from './client.ts';
export type { EventPage, MoveToPlay } from './game-calls.ts';
export type { ChooseMove, PlayOptions, SeatToPlay } from './play.ts';
export { ApiError, ConnectionError, type Problem, type ProblemCode, problemOf, wasOvertaken } from './problem.ts';
export type { MatchedSeek, SeekRequest } from './seek-calls.ts';
export type * from './types.ts';
