/** Generated from openapi/openapi.json by `npm run openapi`. */

export interface paths {
    readonly "/v1/rules": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the rule sets
         * @description Every preset with all its parameters, the text that it was taken from, and what that text does not say.
         */
        readonly get: operations["listPresets"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/{preset}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a rule set
         * @description One preset, with all its parameters and the text that it was taken from.
         */
        readonly get: operations["getPreset"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/boards/{board}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a board
         * @description The points with their coordinates and neighbours, and the lines that can become mills: enough to draw the board and to read every list of the API, which keep the order of the points’ indices.
         */
        readonly get: operations["getBoard"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/positions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Play through a position
         * @description Plays `moves` from `position`, or from the start, and answers with the position reached, its legal moves and, where that is the end, the result. Nothing is stored and no token is needed: it serves analysis, and checking a game that was exported.
         *
         *     A position holds no history. Send the moves from the start to have repetitions counted.
         */
        readonly post: operations["describePosition"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List public games
         * @description Newest first. `next`, also as a `Link`, leads on; it holds for the same `status` and `preset` only.
         */
        readonly get: operations["listGames"];
        readonly put?: never;
        /**
         * Create a game
         * @description Without a body: a game by the standard rules that can be played at once, both seats in your hands. A seat of kind `open` is for somebody else to join; an unlisted game is joined with its `joinCode`.
         */
        readonly post: operations["createGame"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a game
         * @description Whoever knows the id may read. `version` or `ply` show the game as it was.
         */
        readonly get: operations["getGame"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{id}/join": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Join a game
         * @description Takes the seat of `color`, or the first open one, White before Black, and answers with its token. An unlisted game wants its `joinCode`, so that its link alone can be shown to watchers. The last one to join starts the game.
         */
        readonly post: operations["joinGame"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{id}/moves": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the moves played
         * @description All of them, the first one first.
         */
        readonly get: operations["listMoves"];
        readonly put?: never;
        /**
         * Play a move
         * @description Of moves that race exactly one is accepted.
         *
         *     Say where you stood, by `ply` or by `If-Match` with one version, and a retry is always safe: a move that was played already is answered 200 with `Idempotent-Replayed: true`, also long after. Given both, both must fit. With neither, a retry cannot be told from a new move, and may play twice.
         */
        readonly post: operations["playMove"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{id}/legal-moves": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the legal moves
         * @description Those of the start while the game is open; none after its end.
         */
        readonly get: operations["listLegalMoves"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{id}/resign": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Resign
         * @description The opponent wins. Repeating it does no harm.
         */
        readonly post: operations["resignGame"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{id}/abort": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Abort a game
         * @description Ends the game without a winner, until each side has made a ply. Repeating it does no harm.
         */
        readonly post: operations["abortGame"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{id}/token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Renew a seat's token
         * @description The old token dies. It still repeats this very call: with its `Idempotency-Key`, within 24 hours, the answer is the same new token again, so that a lost answer locks nobody out.
         */
        readonly post: operations["renewToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{id}/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List or await events
         * @description The facts that make the game, oldest first, in the stored shape; they never change. With `wait` the answer comes as soon as there is an event behind `after`, or, empty, when the time is over: ask again with `after` set to `next` until `done`.
         */
        readonly get: operations["listEvents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games/{id}/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Export a game
         * @description `rules`, `position` and `moves` are in the form that `POST /v1/positions` takes.
         */
        readonly get: operations["exportGame"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/healthz": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Ask whether the process lives
         * @description Answers while the process lives, however busy it is and whatever the state of the database.
         */
        readonly get: operations["getHealth"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/readyz": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Ask whether the service is ready
         * @description Ready is a process that reaches its database.
         */
        readonly get: operations["getReadiness"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly GameCreated: {
            /** @description 1, 2, 3 … within the game, without gaps. */
            readonly seq: number;
            /** @description The version of the shape of `data`. */
            readonly v: number;
            readonly at: components["schemas"]["Time"];
            /** @description Unpadded base64url of SHA-256 over the previous event’s `hash` as written (for the first event: the game’s id) directly followed by the RFC 8785 text of this event without its `hash`. */
            readonly hash: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "game.created";
            readonly data: {
                readonly rules: components["schemas"]["Rules"];
                readonly position: components["schemas"]["PositionText"];
                /** @enum {string} */
                readonly visibility: "public" | "unlisted";
                readonly seats: {
                    readonly white: {
                        /** @enum {string} */
                        readonly kind: "open" | "invited" | "token" | "account";
                        readonly accountId?: components["schemas"]["AccountId"];
                    };
                    readonly black: {
                        /** @enum {string} */
                        readonly kind: "open" | "invited" | "token" | "account";
                        readonly accountId?: components["schemas"]["AccountId"];
                    };
                };
                /** @description The version of the rules code that judges the moves. */
                readonly engine: number;
                /** @description From `v` 2 on, as all that follows. */
                readonly clock?: components["schemas"]["ClockWithIncrement"] | components["schemas"]["ClockByDays"] | null;
                readonly takebacks?: boolean;
                readonly rematchOf?: components["schemas"]["GameId"];
                /** @description How long seats wait for their players. */
                readonly expiresInSeconds?: number | null;
                /** @description How long each side may take for its first ply. */
                readonly firstPlySeconds?: number | null;
            };
        };
        /**
         * Format: date-time
         * @description RFC 3339, UTC, with milliseconds.
         * @example 2026-11-30T12:00:00.000Z
         */
        readonly Time: string;
        /** @description The rules of a game, every parameter of them. They never change within a game. */
        readonly Rules: {
            /**
             * @description The preset that these rules are, or `null` where a parameter was changed from it.
             * @enum {string|null}
             */
            readonly preset: "standard" | "polish" | "finnish" | "czech" | "hungarian" | "hungarian-house" | "russian" | "no-flying" | "six" | "twelve" | "lasker" | "morabaraba" | null;
            /**
             * @description The board, see `GET /v1/boards/{board}`.
             * @enum {string}
             */
            readonly board: "nine" | "twelve" | "six";
            /** @description Pieces that each player places. All of them must fit on the board: `six` takes at most 7. */
            readonly pieces: number;
            /** @description Whether a player with pieces in hand may also move a piece on the board. */
            readonly movesWhilePlacing: boolean;
            /** @description With an empty hand and at most this many pieces a player may fly to any free point; `null`: nobody flies. */
            readonly flyingAt: number | null;
            /**
             * @description Which pieces in a mill are safe from capture: all, unless every piece on the board stands in one (`unless-all-in-mills`); none (`never`); all, and a mill that finds no free piece earns nothing (`always`).
             * @enum {string}
             */
            readonly protectedMills: "unless-all-in-mills" | "never" | "always";
            /**
             * @description Captures earned by a ply that closes two mills or more.
             * @enum {integer}
             */
            readonly doubleMillCaptures: 1 | 2;
            /**
             * @description Whether a mill earns again: always (`allowed`), only the first time that a player closes that line (`once-per-line`), or unless a piece goes straight back (`not-on-return`).
             * @enum {string}
             */
            readonly repeatedMillCapture: "allowed" | "once-per-line" | "not-on-return";
            /**
             * @description What happens to a player to move who has no legal move.
             * @enum {string}
             */
            readonly blockedPlayer: "loses" | "draws" | "passes";
            /**
             * @description With every point taken and both hands empty: a draw at once, or the player to move is blocked.
             * @enum {string}
             */
            readonly fullBoard: "draws" | "blocked";
            /** @description A draw when a position occurs this often; `null`: never. */
            readonly repetitionDraw: number | null;
            /** @description A draw after this many moves of each side without a capture; `null`: never. */
            readonly quietMovesDraw: number | null;
            /** @description The same, while either side has exactly three pieces and both hands are empty; `null`: never. */
            readonly endgameQuietMovesDraw: number | null;
        };
        /**
         * @description A position as text, six fields with a space between: the points in index order (`W`, `B` or `.`), the side to move (`w` or `b`), the pieces in hand, quiet plies, used lines, last slides. The last three may be left out in a request, from the end.
         * @example ....W......B............ w 8,8 0 - -
         */
        readonly PositionText: string;
        /**
         * @description A TypeID: `acct_` and a UUIDv7 in 26 lower-case base-32 characters.
         * @example acct_01kbcdw3k8f4a9q2m6r7s1t5vx
         */
        readonly AccountId: string | null;
        /** @description Time for all moves, and more of it with each move. */
        readonly ClockWithIncrement: {
            readonly initialSeconds: number;
            readonly incrementSeconds: number;
        };
        /** @description So many days for every move. */
        readonly ClockByDays: {
            readonly daysPerMove: number;
        };
        /**
         * @description A TypeID: `game_` and a UUIDv7 in 26 lower-case base-32 characters.
         * @example game_01kbcdxyzve5mr8g6t2h0n4q9s
         */
        readonly GameId: string | null;
        readonly PlayerJoined: {
            /** @description 1, 2, 3 … within the game, without gaps. */
            readonly seq: number;
            /** @description The version of the shape of `data`. */
            readonly v: number;
            readonly at: components["schemas"]["Time"];
            /** @description Unpadded base64url of SHA-256 over the previous event’s `hash` as written (for the first event: the game’s id) directly followed by the RFC 8785 text of this event without its `hash`. */
            readonly hash: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "player.joined";
            readonly data: {
                readonly color: components["schemas"]["Color"];
                /** @enum {string} */
                readonly kind: "token" | "account";
                readonly accountId?: components["schemas"]["AccountId"];
            };
        };
        /**
         * @description A side; White moves first.
         * @enum {string}
         */
        readonly Color: "white" | "black";
        readonly InviteDeclined: {
            /** @description 1, 2, 3 … within the game, without gaps. */
            readonly seq: number;
            /** @description The version of the shape of `data`. */
            readonly v: number;
            readonly at: components["schemas"]["Time"];
            /** @description Unpadded base64url of SHA-256 over the previous event’s `hash` as written (for the first event: the game’s id) directly followed by the RFC 8785 text of this event without its `hash`. */
            readonly hash: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "invite.declined";
            readonly data: {
                readonly color: components["schemas"]["Color"];
                /** @enum {string} */
                readonly reason: "later" | "rules" | "clock" | "no-bots" | "generic";
            };
        };
        readonly GameStarted: {
            /** @description 1, 2, 3 … within the game, without gaps. */
            readonly seq: number;
            /** @description The version of the shape of `data`. */
            readonly v: number;
            readonly at: components["schemas"]["Time"];
            /** @description Unpadded base64url of SHA-256 over the previous event’s `hash` as written (for the first event: the game’s id) directly followed by the RFC 8785 text of this event without its `hash`. */
            readonly hash: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "game.started";
            readonly data: Record<string, never>;
        };
        readonly MovePlayed: {
            /** @description 1, 2, 3 … within the game, without gaps. */
            readonly seq: number;
            /** @description The version of the shape of `data`. */
            readonly v: number;
            readonly at: components["schemas"]["Time"];
            /** @description Unpadded base64url of SHA-256 over the previous event’s `hash` as written (for the first event: the game’s id) directly followed by the RFC 8785 text of this event without its `hash`. */
            readonly hash: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "move.played";
            readonly data: {
                /** @description From 1. */
                readonly ply: number;
                readonly color: components["schemas"]["Color"];
                /** @example a1-a4xd7 */
                readonly move: string;
                readonly position: components["schemas"]["PositionText"];
                /** @description What each side has left; where the game has a clock. */
                readonly clock?: {
                    readonly whiteMs: number;
                    readonly blackMs: number;
                };
            };
        };
        readonly DrawOffered: {
            /** @description 1, 2, 3 … within the game, without gaps. */
            readonly seq: number;
            /** @description The version of the shape of `data`. */
            readonly v: number;
            readonly at: components["schemas"]["Time"];
            /** @description Unpadded base64url of SHA-256 over the previous event’s `hash` as written (for the first event: the game’s id) directly followed by the RFC 8785 text of this event without its `hash`. */
            readonly hash: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "draw.offered";
            readonly data: {
                readonly color: components["schemas"]["Color"];
            };
        };
        readonly DrawWithdrawn: {
            /** @description 1, 2, 3 … within the game, without gaps. */
            readonly seq: number;
            /** @description The version of the shape of `data`. */
            readonly v: number;
            readonly at: components["schemas"]["Time"];
            /** @description Unpadded base64url of SHA-256 over the previous event’s `hash` as written (for the first event: the game’s id) directly followed by the RFC 8785 text of this event without its `hash`. */
            readonly hash: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "draw.withdrawn";
            readonly data: {
                readonly color: components["schemas"]["Color"];
            };
        };
        readonly DrawDeclined: {
            /** @description 1, 2, 3 … within the game, without gaps. */
            readonly seq: number;
            /** @description The version of the shape of `data`. */
            readonly v: number;
            readonly at: components["schemas"]["Time"];
            /** @description Unpadded base64url of SHA-256 over the previous event’s `hash` as written (for the first event: the game’s id) directly followed by the RFC 8785 text of this event without its `hash`. */
            readonly hash: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "draw.declined";
            readonly data: {
                readonly color: components["schemas"]["Color"];
            };
        };
        readonly TakebackOffered: {
            /** @description 1, 2, 3 … within the game, without gaps. */
            readonly seq: number;
            /** @description The version of the shape of `data`. */
            readonly v: number;
            readonly at: components["schemas"]["Time"];
            /** @description Unpadded base64url of SHA-256 over the previous event’s `hash` as written (for the first event: the game’s id) directly followed by the RFC 8785 text of this event without its `hash`. */
            readonly hash: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "takeback.offered";
            readonly data: {
                readonly color: components["schemas"]["Color"];
            };
        };
        readonly TakebackWithdrawn: {
            /** @description 1, 2, 3 … within the game, without gaps. */
            readonly seq: number;
            /** @description The version of the shape of `data`. */
            readonly v: number;
            readonly at: components["schemas"]["Time"];
            /** @description Unpadded base64url of SHA-256 over the previous event’s `hash` as written (for the first event: the game’s id) directly followed by the RFC 8785 text of this event without its `hash`. */
            readonly hash: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "takeback.withdrawn";
            readonly data: {
                readonly color: components["schemas"]["Color"];
            };
        };
        readonly TakebackDeclined: {
            /** @description 1, 2, 3 … within the game, without gaps. */
            readonly seq: number;
            /** @description The version of the shape of `data`. */
            readonly v: number;
            readonly at: components["schemas"]["Time"];
            /** @description Unpadded base64url of SHA-256 over the previous event’s `hash` as written (for the first event: the game’s id) directly followed by the RFC 8785 text of this event without its `hash`. */
            readonly hash: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "takeback.declined";
            readonly data: {
                readonly color: components["schemas"]["Color"];
            };
        };
        readonly MovesTakenBack: {
            /** @description 1, 2, 3 … within the game, without gaps. */
            readonly seq: number;
            /** @description The version of the shape of `data`. */
            readonly v: number;
            readonly at: components["schemas"]["Time"];
            /** @description Unpadded base64url of SHA-256 over the previous event’s `hash` as written (for the first event: the game’s id) directly followed by the RFC 8785 text of this event without its `hash`. */
            readonly hash: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "moves.taken-back";
            readonly data: {
                readonly color: components["schemas"]["Color"] & unknown;
                /** @description How many plies no longer stand. */
                readonly plies: number;
                readonly toPly: number;
                /** @description The version whose state the game is in again. */
                readonly toVersion: number;
                readonly position: components["schemas"]["PositionText"];
                readonly clock: {
                    readonly whiteMs: number;
                    readonly blackMs: number;
                } | null;
            };
        };
        readonly GameFinished: {
            /** @description 1, 2, 3 … within the game, without gaps. */
            readonly seq: number;
            /** @description The version of the shape of `data`. */
            readonly v: number;
            readonly at: components["schemas"]["Time"];
            /** @description Unpadded base64url of SHA-256 over the previous event’s `hash` as written (for the first event: the game’s id) directly followed by the RFC 8785 text of this event without its `hash`. */
            readonly hash: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "game.finished";
            readonly data: {
                readonly winner: components["schemas"]["Color"] | null;
                /** @enum {string} */
                readonly reason: "fewer-than-three" | "full-board" | "no-moves" | "repetition" | "quiet-limit" | "resignation" | "agreement" | "timeout" | "abandoned" | "aborted" | "ply-limit";
            };
        };
        /** @description A problem document (RFC 9457). */
        readonly Problem: {
            /**
             * Format: uri
             * @description A page that says what happened and what to do next.
             */
            readonly type: string;
            /** @description What the code means, for people. */
            readonly title: string;
            /** @description The status of the answer. */
            readonly status: number;
            /** @description What is wrong this time, for people. */
            readonly detail: string;
            /** @description The path of the request. */
            readonly instance: string;
            /** @description What programs compare. Clients accept codes that they do not know. */
            readonly code: string;
            /** @description The `X-Request-Id` of the answer. */
            readonly requestId: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly RateLimited: {
            /**
             * Format: uri
             * @description A page that says what happened and what to do next.
             */
            readonly type: string;
            /** @description What the code means, for people. */
            readonly title: string;
            /** @description The status of the answer. */
            readonly status: number;
            /** @description What is wrong this time, for people. */
            readonly detail: string;
            /** @description The path of the request. */
            readonly instance: string;
            /** @description What programs compare. Clients accept codes that they do not know. */
            readonly code: string;
            /** @description The `X-Request-Id` of the answer. */
            readonly requestId: string;
            /**
             * @description The limit that was reached.
             * @enum {string}
             */
            readonly policy: "create" | "moves" | "reads" | "accounts" | "waits";
        } & {
            readonly [key: string]: unknown;
        };
        readonly ValidationProblem: {
            /**
             * Format: uri
             * @description A page that says what happened and what to do next.
             */
            readonly type: string;
            /** @description What the code means, for people. */
            readonly title: string;
            /** @description The status of the answer. */
            readonly status: number;
            /** @description What is wrong this time, for people. */
            readonly detail: string;
            /** @description The path of the request. */
            readonly instance: string;
            /** @description What programs compare. Clients accept codes that they do not know. */
            readonly code: string;
            /** @description The `X-Request-Id` of the answer. */
            readonly requestId: string;
            /** @description All that is wrong. */
            readonly errors: readonly components["schemas"]["Fault"][];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description One thing that is wrong with a request. */
        readonly Fault: {
            /** @enum {string} */
            readonly in: "body" | "query" | "header" | "path";
            /**
             * @description JSON Pointer of the field in the body, an unknown one included; elsewhere `/` and the name.
             * @example /rules/pieces
             */
            readonly pointer: string;
            /** @enum {string} */
            readonly code: "required" | "type" | "unknown-field" | "range" | "length" | "format" | "enum";
            readonly message: string;
        };
        readonly RulesInvalid: {
            /**
             * Format: uri
             * @description A page that says what happened and what to do next.
             */
            readonly type: string;
            /** @description What the code means, for people. */
            readonly title: string;
            /** @description The status of the answer. */
            readonly status: number;
            /** @description What is wrong this time, for people. */
            readonly detail: string;
            /** @description The path of the request. */
            readonly instance: string;
            /** @description What programs compare. Clients accept codes that they do not know. */
            readonly code: string;
            /** @description The `X-Request-Id` of the answer. */
            readonly requestId: string;
            /**
             * @description The parameter to change.
             * @enum {string}
             */
            readonly parameter: "board" | "pieces" | "movesWhilePlacing" | "flyingAt" | "protectedMills" | "doubleMillCaptures" | "repeatedMillCapture" | "blockedPlayer" | "fullBoard" | "repetitionDraw" | "quietMovesDraw" | "endgameQuietMovesDraw";
        } & {
            readonly [key: string]: unknown;
        };
        /** @description The game does not stand as the request supposes. */
        readonly StateProblem: {
            /**
             * Format: uri
             * @description A page that says what happened and what to do next.
             */
            readonly type: string;
            /** @description What the code means, for people. */
            readonly title: string;
            /** @description The status of the answer. */
            readonly status: number;
            /** @description What is wrong this time, for people. */
            readonly detail: string;
            /** @description The path of the request. */
            readonly instance: string;
            /** @description What programs compare. Clients accept codes that they do not know. */
            readonly code: string;
            /** @description The `X-Request-Id` of the answer. */
            readonly requestId: string;
            readonly game: components["schemas"]["Game"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description The game as it stands. */
        readonly Game: {
            readonly id: components["schemas"]["GameId"];
            /**
             * @description `open` until every seat has its player.
             * @enum {string}
             */
            readonly status: "open" | "active" | "finished";
            /** @description The `seq` of the last event, and the ETag. */
            readonly version: number;
            /** @description Plies played. */
            readonly ply: number;
            readonly rules: components["schemas"]["Rules"];
            /**
             * @description Only `public` games are in lists.
             * @enum {string}
             */
            readonly visibility: "public" | "unlisted";
            readonly seats: {
                readonly white: components["schemas"]["Seat"];
                readonly black: components["schemas"]["Seat"];
            };
            readonly position: components["schemas"]["Position"];
            readonly lastMove: components["schemas"]["PlayedMove"] | null;
            readonly result: components["schemas"]["Result"] | null;
            readonly clock: components["schemas"]["RunningClockWithIncrement"] | components["schemas"]["RunningClockByDays"] | null;
            /** @description Who offers a draw. */
            readonly drawOffer: components["schemas"]["Color"] | null;
            /** @description Whether moves can be taken back where both sides agree. */
            readonly takebacks: boolean;
            /** @description Who would like to take its last ply back. */
            readonly takebackOffer: components["schemas"]["Color"] | null;
            /** @description The game that this one is a rematch of. */
            readonly rematchOf: components["schemas"]["GameId"] | null;
            readonly createdAt: components["schemas"]["Time"];
            /** @description When the game is aborted if seats still wait for their players; null once it is active. */
            readonly expiresAt: components["schemas"]["Time"] | null;
            readonly updatedAt: components["schemas"]["Time"] & unknown;
            /** @description All moves as text; with `include=moves`. */
            readonly moves?: readonly string[];
            /** @description What the side to move can play; with `include=legalMoves`. None after the end. */
            readonly legalMoves?: readonly components["schemas"]["Move"][];
        };
        readonly Seat: {
            /**
             * @description `open`: nobody yet. `invited`: kept for somebody. `token`: whoever holds its token. `account`: an account.
             * @enum {string}
             */
            readonly kind: "open" | "invited" | "token" | "account";
            /**
             * @description Of an `account`, or who is `invited`; null where a rematch keeps the seat for whoever held the token of the other.
             * @example acct_01kbcdw3k8f4a9q2m6r7s1t5vx
             */
            readonly accountId?: string | null;
            /** @description What the player is called, if the player said so. */
            readonly name: string | null;
        };
        /** @description The board and all that counts. After the end, `toMove` and `phase` are what they would have been. */
        readonly Position: {
            readonly text: components["schemas"]["PositionText"];
            readonly toMove: components["schemas"]["Color"];
            /**
             * @description What the side to move does; the two sides may differ.
             * @enum {string}
             */
            readonly phase: "placing" | "moving" | "flying";
            readonly white: components["schemas"]["Side"];
            readonly black: components["schemas"]["Side"];
            /** @description The mills that stand on the board, White’s first. */
            readonly mills: readonly {
                readonly color: components["schemas"]["Color"];
                readonly points: components["schemas"]["Line"];
            }[];
            /** @description Slides and flights since the last placement or capture. */
            readonly quietPlies: number;
            /** @description How often the position has occurred, this time included; `null` where the rules do not count repetitions. */
            readonly repetitions: number | null;
            /** @description Lines that earn no more captures, under `once-per-line` only. */
            readonly usedLines: {
                readonly white: readonly components["schemas"]["Line"][];
                readonly black: readonly components["schemas"]["Line"][];
            };
        };
        /** @description What one side has. */
        readonly Side: {
            /** @description Points that its pieces stand on, in index order. */
            readonly onBoard: readonly components["schemas"]["PointName"][];
            /** @description Pieces still to be placed. */
            readonly inHand: number;
            /** @description Pieces that are neither on the board nor in hand. */
            readonly lost: number;
        };
        /**
         * @description A point of the board: the letter of its file, then the number of its rank, from White’s side.
         * @example d6
         */
        readonly PointName: string;
        /**
         * @description A line of the board: its three points, from the left or from the top.
         * @example [
         *       "a7",
         *       "d7",
         *       "g7"
         *     ]
         */
        readonly Line: readonly components["schemas"]["PointName"][];
        /** @description A move that was played, by whom, as which ply and when. */
        readonly PlayedMove: {
            /**
             * @description As text: `d6` places, `a1-a4` slides or flies; captures follow, each behind an `x`: `a1-a4xd7`.
             * @example a1-a4xd7
             */
            readonly move: string;
            /**
             * @description Onto the board, to an adjacent point, or to any free one.
             * @enum {string}
             */
            readonly kind: "place" | "slide" | "fly";
            /** @description The point left; `null` for a placement. */
            readonly from: components["schemas"]["PointName"] | null;
            readonly to: components["schemas"]["PointName"];
            /** @description The lines that it closes, whether they earn a capture or not. */
            readonly mills: readonly components["schemas"]["Line"][];
            /** @description The pieces that it takes, in a playable order. */
            readonly captures: readonly components["schemas"]["PointName"][];
            readonly color: components["schemas"]["Color"];
            /** @description The number of the ply that it was, from 1. */
            readonly ply: number;
            readonly at: components["schemas"]["Time"];
        };
        /** @description How a game ended. */
        readonly Result: {
            /** @description `null`: nobody; a draw, or a game without a result. */
            readonly winner: components["schemas"]["Color"] | null;
            /**
             * @description Clients accept reasons that they do not know.
             * @enum {string}
             */
            readonly reason: "fewer-than-three" | "full-board" | "no-moves" | "repetition" | "quiet-limit" | "resignation" | "agreement" | "timeout" | "abandoned" | "aborted" | "ply-limit";
        };
        readonly RunningClockWithIncrement: {
            readonly initialSeconds: number;
            readonly incrementSeconds: number;
            readonly white: {
                /** @description What the side has left as of the last event, the `updatedAt` of the game. */
                readonly remainingMs: number;
            };
            readonly black: {
                /** @description What the side has left as of the last event, the `updatedAt` of the game. */
                readonly remainingMs: number;
            };
            /** @description Whose time runs. */
            readonly running: components["schemas"]["Color"] | null;
            /** @description When the running time is over: count down to it. A move that arrives later has lost. */
            readonly deadline: components["schemas"]["Time"] | null;
        };
        readonly RunningClockByDays: {
            readonly daysPerMove: number;
            readonly white: {
                /** @description What the side has left as of the last event, the `updatedAt` of the game. */
                readonly remainingMs: number;
            };
            readonly black: {
                /** @description What the side has left as of the last event, the `updatedAt` of the game. */
                readonly remainingMs: number;
            };
            /** @description Whose time runs. */
            readonly running: components["schemas"]["Color"] | null;
            /** @description When the running time is over: count down to it. A move that arrives later has lost. */
            readonly deadline: components["schemas"]["Time"] | null;
        };
        /** @description One player’s whole turn: a placement or a move, with the captures that it earns. */
        readonly Move: {
            /**
             * @description As text: `d6` places, `a1-a4` slides or flies; captures follow, each behind an `x`: `a1-a4xd7`.
             * @example a1-a4xd7
             */
            readonly move: string;
            /**
             * @description Onto the board, to an adjacent point, or to any free one.
             * @enum {string}
             */
            readonly kind: "place" | "slide" | "fly";
            /** @description The point left; `null` for a placement. */
            readonly from: components["schemas"]["PointName"] | null;
            readonly to: components["schemas"]["PointName"];
            /** @description The lines that it closes, whether they earn a capture or not. */
            readonly mills: readonly components["schemas"]["Line"][];
            /** @description The pieces that it takes, in a playable order. */
            readonly captures: readonly components["schemas"]["PointName"][];
        };
        readonly StalePly: {
            /**
             * Format: uri
             * @description A page that says what happened and what to do next.
             */
            readonly type: string;
            /** @description What the code means, for people. */
            readonly title: string;
            /** @description The status of the answer. */
            readonly status: number;
            /** @description What is wrong this time, for people. */
            readonly detail: string;
            /** @description The path of the request. */
            readonly instance: string;
            /** @description What programs compare. Clients accept codes that they do not know. */
            readonly code: string;
            /** @description The `X-Request-Id` of the answer. */
            readonly requestId: string;
            readonly game: components["schemas"]["Game"] & unknown;
            readonly currentPly: number;
            /** @description What happened since your `ply`, at most 100 events. */
            readonly events: readonly components["schemas"]["Event"][];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description A fact, unchanged for ever. Clients ignore types that they do not know. */
        readonly Event: {
            /** @description 1, 2, 3 … within the game, without gaps. */
            readonly seq: number;
            /** @description The version of the shape of `data`. */
            readonly v: number;
            readonly at: components["schemas"]["Time"];
            /** @description Unpadded base64url of SHA-256 over the previous event’s `hash` as written (for the first event: the game’s id) directly followed by the RFC 8785 text of this event without its `hash`. */
            readonly hash: string;
            readonly type: string;
            readonly data: {
                readonly [key: string]: unknown;
            };
        } & (components["schemas"]["GameCreated"] | components["schemas"]["PlayerJoined"] | components["schemas"]["InviteDeclined"] | components["schemas"]["GameStarted"] | components["schemas"]["MovePlayed"] | components["schemas"]["DrawOffered"] | components["schemas"]["DrawWithdrawn"] | components["schemas"]["DrawDeclined"] | components["schemas"]["TakebackOffered"] | components["schemas"]["TakebackWithdrawn"] | components["schemas"]["TakebackDeclined"] | components["schemas"]["MovesTakenBack"] | components["schemas"]["GameFinished"]);
        readonly IllegalMove: {
            /**
             * Format: uri
             * @description A page that says what happened and what to do next.
             */
            readonly type: string;
            /** @description What the code means, for people. */
            readonly title: string;
            /** @description The status of the answer. */
            readonly status: number;
            /** @description What is wrong this time, for people. */
            readonly detail: string;
            /** @description The path of the request. */
            readonly instance: string;
            /** @description What programs compare. Clients accept codes that they do not know. */
            readonly code: string;
            /** @description The `X-Request-Id` of the answer. */
            readonly requestId: string;
            /** @enum {string} */
            readonly reason: "malformed-move" | "unknown-point" | "must-place" | "nothing-in-hand" | "no-piece-there" | "not-your-piece" | "point-occupied" | "not-adjacent" | "capture-required" | "capture-not-earned" | "capture-protected" | "too-few-captures" | "too-many-captures" | "capture-empty-point" | "capture-own-piece" | "game-over";
            /** @description What could have been played. */
            readonly legalMoveTexts: readonly string[];
            /** @description Which of several moves it was, from 0. */
            readonly moveIndex?: number;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Every preset. */
        readonly PresetList: {
            readonly data: readonly components["schemas"]["Preset"][];
        };
        /** @description A named rule set, and where it comes from. */
        readonly Preset: {
            readonly id: components["schemas"]["PresetId"];
            /** @description The name in English. */
            readonly name: string;
            /** @description What its players call the game, in `language`. */
            readonly nativeName: string;
            /**
             * @description Of `nativeName`, as BCP 47.
             * @example pl
             */
            readonly language: string;
            /** @description What sets these rules apart, in a sentence or two. */
            readonly summary: string;
            readonly rules: components["schemas"]["Rules"];
            /** @description The text that the rules were taken from; `null` where there is none. */
            readonly source: {
                /** @description In the source’s own language. */
                readonly title: string;
                readonly author: string | null;
                /**
                 * @description Of the source, as BCP 47.
                 * @example pl
                 */
                readonly language: string;
            } | null;
            /** @description For each parameter, whether the source states it or the service assumes it. */
            readonly provenance: {
                /** @enum {string} */
                readonly board: "stated" | "assumed";
                /** @enum {string} */
                readonly pieces: "stated" | "assumed";
                /** @enum {string} */
                readonly movesWhilePlacing: "stated" | "assumed";
                /** @enum {string} */
                readonly flyingAt: "stated" | "assumed";
                /** @enum {string} */
                readonly protectedMills: "stated" | "assumed";
                /** @enum {string} */
                readonly doubleMillCaptures: "stated" | "assumed";
                /** @enum {string} */
                readonly repeatedMillCapture: "stated" | "assumed";
                /** @enum {string} */
                readonly blockedPlayer: "stated" | "assumed";
                /** @enum {string} */
                readonly fullBoard: "stated" | "assumed";
                /** @enum {string} */
                readonly repetitionDraw: "stated" | "assumed";
                /** @enum {string} */
                readonly quietMovesDraw: "stated" | "assumed";
                /** @enum {string} */
                readonly endgameQuietMovesDraw: "stated" | "assumed";
            };
        };
        /**
         * @description A named rule set, see `GET /v1/rules`.
         * @example russian
         * @enum {string}
         */
        readonly PresetId: "standard" | "polish" | "finnish" | "czech" | "hungarian" | "hungarian-house" | "russian" | "no-flying" | "six" | "twelve" | "lasker" | "morabaraba";
        /** @description A board as a graph, with all that it takes to draw it. */
        readonly Board: {
            readonly id: components["schemas"]["BoardId"];
            /** @description In the order of their indices: row by row from the top, left to right. */
            readonly points: readonly {
                readonly name: components["schemas"]["PointName"];
                /** @description The place in the order that texts and lists keep, from 0. */
                readonly index: number;
                /** @description The file, from 0 at the left. */
                readonly x: number;
                /** @description The rank, from 0 at the bottom. */
                readonly y: number;
                /** @description The points to which a piece can slide. */
                readonly adjacent: readonly components["schemas"]["PointName"][];
            }[];
            /** @description The lines that are mills when one side holds all of them. */
            readonly lines: readonly components["schemas"]["Line"][];
        };
        /**
         * @description A board: `nine` (24 points), `twelve` (the same with diagonals) or `six` (16 points).
         * @example nine
         * @enum {string}
         */
        readonly BoardId: "nine" | "twelve" | "six";
        /** @description The position that the moves lead to, and what can follow. */
        readonly PositionAnswer: {
            readonly rules: components["schemas"]["Rules"];
            readonly position: components["schemas"]["Position"];
            /** @description `null` while the game goes on. */
            readonly result: components["schemas"]["Result"] | null;
            /** @description None after the end. */
            readonly legalMoves: readonly components["schemas"]["Move"][];
        };
        /** @description Moves to be played, and from where. */
        readonly PositionRequest: {
            /** @description Left out: `standard`. */
            readonly rules?: components["schemas"]["RulesRequest"] | null;
            /** @description Where to begin; left out: the start of a game. */
            readonly position?: components["schemas"]["PositionText"] | null;
            /**
             * @description Moves to play from there, in turn.
             * @example [
             *       "d6",
             *       "f4"
             *     ]
             */
            readonly moves?: readonly string[] | null;
        };
        /**
         * @description Rules to play by: a preset’s name, or a preset with changes.
         * @example {
         *       "preset": "russian",
         *       "doubleMillCaptures": 1
         *     }
         */
        readonly RulesRequest: ("standard" | "polish" | "finnish" | "czech" | "hungarian" | "hungarian-house" | "russian" | "no-flying" | "six" | "twelve" | "lasker" | "morabaraba") | components["schemas"]["RulesChange"];
        /** @description A preset with changes. What is left out is as the preset has it; so is a field that is `null`, except where `null` is a value of its own. `Rules` taken from an answer can be sent back as they are. */
        readonly RulesChange: {
            /**
             * @description The preset that the other fields change; left out: `standard`.
             * @enum {string|null}
             */
            readonly preset?: "standard" | "polish" | "finnish" | "czech" | "hungarian" | "hungarian-house" | "russian" | "no-flying" | "six" | "twelve" | "lasker" | "morabaraba" | null;
            /**
             * @description The board, see `GET /v1/boards/{board}`.
             * @enum {string|null}
             */
            readonly board?: "nine" | "twelve" | "six" | null;
            /** @description Pieces that each player places. All of them must fit on the board: `six` takes at most 7. */
            readonly pieces?: number | null;
            /** @description Whether a player with pieces in hand may also move a piece on the board. */
            readonly movesWhilePlacing?: boolean | null;
            /** @description With an empty hand and at most this many pieces a player may fly to any free point; `null`: nobody flies. */
            readonly flyingAt?: number | null;
            /**
             * @description Which pieces in a mill are safe from capture: all, unless every piece on the board stands in one (`unless-all-in-mills`); none (`never`); all, and a mill that finds no free piece earns nothing (`always`).
             * @enum {string|null}
             */
            readonly protectedMills?: "unless-all-in-mills" | "never" | "always" | null;
            /**
             * @description Captures earned by a ply that closes two mills or more.
             * @enum {integer|null}
             */
            readonly doubleMillCaptures?: 1 | 2 | null;
            /**
             * @description Whether a mill earns again: always (`allowed`), only the first time that a player closes that line (`once-per-line`), or unless a piece goes straight back (`not-on-return`).
             * @enum {string|null}
             */
            readonly repeatedMillCapture?: "allowed" | "once-per-line" | "not-on-return" | null;
            /**
             * @description What happens to a player to move who has no legal move.
             * @enum {string|null}
             */
            readonly blockedPlayer?: "loses" | "draws" | "passes" | null;
            /**
             * @description With every point taken and both hands empty: a draw at once, or the player to move is blocked.
             * @enum {string|null}
             */
            readonly fullBoard?: "draws" | "blocked" | null;
            /** @description A draw when a position occurs this often; `null`: never. */
            readonly repetitionDraw?: number | null;
            /** @description A draw after this many moves of each side without a capture; `null`: never. */
            readonly quietMovesDraw?: number | null;
            /** @description The same, while either side has exactly three pieces and both hands are empty; `null`: never. */
            readonly endgameQuietMovesDraw?: number | null;
        };
        /** @description The game, and the tokens of the seats that are yours. */
        readonly CreatedGame: {
            readonly game: components["schemas"]["Game"] & unknown;
            readonly tokens: {
                readonly white?: components["schemas"]["SeatToken"];
                readonly black?: components["schemas"]["SeatToken"];
            };
            readonly joinCode?: components["schemas"]["JoinCode"];
        };
        /**
         * @description Opens the seat: `Authorization: Bearer seat_…`. Shown in this answer only; keep it secret.
         * @example seat_oYw0pAGbx2lK53VJqmZfVQAAAAAAAXo5h0m8TQF1x3yRr5WkQ2bVnC9LpD4e
         */
        readonly SeatToken: string;
        /**
         * @description Lets somebody join an unlisted game; read in any case.
         * @example 7q2kfx0mzd3vth5c
         */
        readonly JoinCode: string;
        readonly CreateGame: {
            /** @description Left out: `standard`. */
            readonly rules?: components["schemas"]["RulesRequest"] | null;
            /** @description Where play begins; left out: at the start. */
            readonly position?: components["schemas"]["PositionText"] | null;
            /** @description Left out: `unlisted`. */
            readonly visibility?: ("public" | "unlisted") | null;
            readonly seats?: {
                readonly white?: components["schemas"]["SeatRequest"] | null;
                readonly black?: components["schemas"]["SeatRequest"] | null;
            } | null;
            /** @description Whether the service draws who is White. */
            readonly shuffleSeats?: boolean | null;
        };
        readonly SeatRequest: {
            /** @description `token` (the default): the answer has its token. `open`: somebody else joins. */
            readonly kind?: ("token" | "open") | null;
            readonly name?: components["schemas"]["Name"] | null;
        };
        /** @example Ilona */
        readonly Name: string;
        readonly GamePage: {
            /** @description Newest first. */
            readonly data: readonly (components["schemas"]["Game"] & unknown)[];
            /** @description The `cursor` of the next page; null on the last one. */
            readonly next: string | null;
        };
        readonly JoinedGame: {
            readonly color: components["schemas"]["Color"];
            readonly token: components["schemas"]["SeatToken"];
            readonly game: components["schemas"]["Game"] & unknown;
        };
        readonly JoinGame: {
            /** @description Left out: the first open seat, White before Black. */
            readonly color?: components["schemas"]["Color"] | null;
            readonly name?: components["schemas"]["Name"] | null;
            /** @description An unlisted game wants it. */
            readonly joinCode?: components["schemas"]["JoinCode"] | null;
        };
        readonly Played: {
            /** @description The move as its event has it; `seq` and `hash` are a receipt. */
            readonly played: {
                readonly ply: number;
                readonly color: components["schemas"]["Color"];
                readonly move: string;
                readonly at: components["schemas"]["Time"];
                readonly seq: number;
                readonly hash: string;
            };
            readonly game: components["schemas"]["Game"] & unknown;
        };
        readonly PlayMove: {
            /**
             * @description As text; read in any case.
             * @example d6
             */
            readonly move: string;
            /** @description Plies already played: the `ply` of the game that you looked at. With it a retry is always safe. */
            readonly ply?: number | null;
            /** @description Offers a draw along with the move; dropped without harm where it cannot be offered. */
            readonly offerDraw?: boolean | null;
        };
        readonly MoveList: {
            readonly data: readonly {
                /** @description The number of the ply that it was, from 1. */
                readonly ply: number;
                readonly color: components["schemas"]["Color"];
                /**
                 * @description As text: `d6` places, `a1-a4` slides or flies; captures follow, each behind an `x`: `a1-a4xd7`.
                 * @example a1-a4xd7
                 */
                readonly move: string;
                readonly at: components["schemas"]["Time"];
            }[];
        };
        readonly LegalMoves: {
            readonly gameId: components["schemas"]["GameId"];
            readonly ply: number;
            readonly toMove: components["schemas"]["Color"];
            /** @enum {string} */
            readonly phase: "placing" | "moving" | "flying";
            readonly moves: readonly components["schemas"]["Move"][];
        };
        readonly EmptyBody: Record<string, never>;
        readonly RenewedToken: {
            readonly token: components["schemas"]["SeatToken"];
        };
        readonly EventPage: {
            /** @description Oldest first. */
            readonly data: readonly components["schemas"]["Event"][];
            /** @description The `after` of the next request. */
            readonly next: number;
            /** @description Whether the game is finished and nothing is left. */
            readonly done: boolean;
        };
        /** @description `rules`, `position` and `moves` can be sent to `POST /v1/positions` as they are. */
        readonly GameExport: {
            readonly rules: components["schemas"]["Rules"];
            readonly position: components["schemas"]["PositionText"];
            readonly moves: readonly string[];
            readonly result: components["schemas"]["Result"] | null;
        };
        readonly Health: {
            /** @enum {string} */
            readonly status: "ok";
        };
        readonly Readiness: {
            /** @enum {string} */
            readonly status: "ok";
            /**
             * @description Of the service.
             * @example 1.0.0
             */
            readonly version: string;
        };
        /** @description The problem document of each error code. */
        readonly ProblemsByCode: {
            readonly "not-found": components["schemas"]["Problem"];
            readonly "method-not-allowed": components["schemas"]["Problem"];
            readonly unavailable: components["schemas"]["Problem"];
            readonly "rate-limited": components["schemas"]["RateLimited"];
            readonly unauthenticated: components["schemas"]["Problem"];
            readonly "payload-too-large": components["schemas"]["Problem"];
            readonly "unsupported-media-type": components["schemas"]["Problem"];
            readonly "malformed-json": components["schemas"]["Problem"];
            readonly "validation-failed": components["schemas"]["ValidationProblem"];
            readonly "rules-invalid": components["schemas"]["RulesInvalid"];
            readonly "position-invalid": components["schemas"]["Problem"];
            readonly "idempotency-key-reused": components["schemas"]["Problem"];
            readonly "wrong-seat": components["schemas"]["Problem"];
            readonly "seat-taken": components["schemas"]["StateProblem"];
            readonly "game-not-started": components["schemas"]["StateProblem"];
            readonly "game-over": components["schemas"]["StateProblem"];
            readonly "too-late-to-abort": components["schemas"]["StateProblem"];
            readonly "version-mismatch": components["schemas"]["StateProblem"];
            readonly "stale-ply": components["schemas"]["StalePly"];
            readonly "not-your-turn": components["schemas"]["StateProblem"];
            readonly "nothing-to-accept": components["schemas"]["StateProblem"];
            readonly "offer-too-soon": components["schemas"]["StateProblem"];
            readonly "takebacks-off": components["schemas"]["StateProblem"];
            readonly "nothing-to-take-back": components["schemas"]["StateProblem"];
            readonly "illegal-move": components["schemas"]["IllegalMove"];
            readonly internal: components["schemas"]["Problem"];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description Names the request, in the service’s log too; the one that you sent, if you sent one.
         * @example b5f7a1de-5c0e-4c0a-8c55-2f3f1d1b8a11
         */
        readonly "X-Request-Id": string;
        /**
         * @description The limit that the request counted for: its name, the requests that it lets through (`q`) and the seconds of a window (`w`).
         * @example "reads";q=1200;w=60
         */
        readonly "RateLimit-Policy": string;
        /**
         * @description Seconds to wait before the same request is sent again.
         * @example 21
         */
        readonly "Retry-After": number;
        /**
         * @description How to authenticate: with a token as `Authorization: Bearer …`.
         * @example Bearer
         */
        readonly "WWW-Authenticate": string;
        /**
         * @description Names this state of the resource; for a game its version. For `If-None-Match` and `If-Match`.
         * @example "12"
         */
        readonly ETag: string;
        /**
         * @description Whether the answer may be kept, and for how long.
         * @example no-cache
         */
        readonly "Cache-Control": string;
        /**
         * @description The path of what was created.
         * @example /v1/games/game_01kbadpg00fcrt2r6n4dp06z1v
         */
        readonly Location: string;
        /**
         * @description The next page, where there is one.
         * @example </v1/games?cursor=…>; rel="next"
         */
        readonly Link: string;
        /**
         * @description `true` where the answer repeats that of an earlier request.
         * @example true
         */
        readonly "Idempotent-Replayed": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly listPresets: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have already. */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Every preset. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PresetList"];
                };
            };
            /** @description They are as you have them. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthenticated`: The request needs a token and had none, or had one that is not genuine or that a newer one took the place of. */
            readonly 401: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation-failed`: The request is well-formed, but fields or parameters are missing, unknown or out of range; `errors` lists them. */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description `rate-limited`: Your address sent more requests in this minute than the limit named in `policy` lets through. */
            readonly 429: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["RateLimited"];
                };
            };
            /** @description `internal`: A fault of the service. */
            readonly 500: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service has more requests than it can take, or cannot reach its database. */
            readonly 503: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly getPreset: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have already. */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description A named rule set, see `GET /v1/rules`. */
                readonly preset: components["schemas"]["PresetId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The preset. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Preset"];
                };
            };
            /** @description It is as you have it. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthenticated`: The request needs a token and had none, or had one that is not genuine or that a newer one took the place of. */
            readonly 401: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such route, or nothing with the id in the path. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation-failed`: The request is well-formed, but fields or parameters are missing, unknown or out of range; `errors` lists them. */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description `rate-limited`: Your address sent more requests in this minute than the limit named in `policy` lets through. */
            readonly 429: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["RateLimited"];
                };
            };
            /** @description `internal`: A fault of the service. */
            readonly 500: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service has more requests than it can take, or cannot reach its database. */
            readonly 503: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly getBoard: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have already. */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description A board: `nine` (24 points), `twelve` (the same with diagonals) or `six` (16 points). */
                readonly board: components["schemas"]["BoardId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The board. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Board"];
                };
            };
            /** @description It is as you have it. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthenticated`: The request needs a token and had none, or had one that is not genuine or that a newer one took the place of. */
            readonly 401: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such route, or nothing with the id in the path. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation-failed`: The request is well-formed, but fields or parameters are missing, unknown or out of range; `errors` lists them. */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description `rate-limited`: Your address sent more requests in this minute than the limit named in `policy` lets through. */
            readonly 429: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["RateLimited"];
                };
            };
            /** @description `internal`: A fault of the service. */
            readonly 500: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service has more requests than it can take, or cannot reach its database. */
            readonly 503: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly describePosition: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["PositionRequest"];
            };
        };
        readonly responses: {
            /** @description The position after the moves. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PositionAnswer"];
                };
            };
            /** @description `malformed-json`: The body is not a JSON text in UTF-8. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: The request needs a token and had none, or had one that is not genuine or that a newer one took the place of. */
            readonly 401: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload-too-large`: The body is larger than 32 KiB. */
            readonly 413: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is not declared as JSON. */
            readonly 415: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation-failed`: The request is well-formed, but fields or parameters are missing, unknown or out of range; `errors` lists them.
             *
             *     `rules-invalid`: Each parameter is in its range, but they do not go together.
             *
             *     `position-invalid`: The text is not a position under these rules, or none that a game can begin from.
             *
             *     `illegal-move`: The rules of this game do not allow the move; `reason` says why.
             */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ValidationProblem"] | components["schemas"]["RulesInvalid"] | components["schemas"]["Problem"] | components["schemas"]["IllegalMove"];
                };
            };
            /** @description `rate-limited`: Your address sent more requests in this minute than the limit named in `policy` lets through. */
            readonly 429: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["RateLimited"];
                };
            };
            /** @description `internal`: A fault of the service. */
            readonly 500: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service has more requests than it can take, or cannot reach its database. */
            readonly 503: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly listGames: {
        readonly parameters: {
            readonly query?: {
                /** @description Left out: all. */
                readonly status?: readonly ("open" | "active" | "finished")[];
                /** @description Left out: all, changed rules too. */
                readonly preset?: readonly ("standard" | "polish" | "finnish" | "czech" | "hungarian" | "hungarian-house" | "russian" | "no-flying" | "six" | "twelve" | "lasker" | "morabaraba")[];
                /** @description Games a page. */
                readonly limit?: number;
                /** @description The `next` of the page before. */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of games. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GamePage"];
                };
            };
            /** @description `unauthenticated`: The request needs a token and had none, or had one that is not genuine or that a newer one took the place of. */
            readonly 401: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation-failed`: The request is well-formed, but fields or parameters are missing, unknown or out of range; `errors` lists them. */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description `rate-limited`: Your address sent more requests in this minute than the limit named in `policy` lets through. */
            readonly 429: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["RateLimited"];
                };
            };
            /** @description `internal`: A fault of the service. */
            readonly 500: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service has more requests than it can take, or cannot reach its database. */
            readonly 503: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly createGame: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A fresh secret for every new request, best a UUID. A repeat under the same key within 24 hours gives the same thing and the same tokens. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateGame"];
            };
        };
        readonly responses: {
            /** @description The game, and the tokens of the seats that are yours. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly Location: components["headers"]["Location"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreatedGame"];
                };
            };
            /** @description `malformed-json`: The body is not a JSON text in UTF-8. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: The request needs a token and had none, or had one that is not genuine or that a newer one took the place of. */
            readonly 401: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload-too-large`: The body is larger than 32 KiB. */
            readonly 413: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is not declared as JSON. */
            readonly 415: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation-failed`: The request is well-formed, but fields or parameters are missing, unknown or out of range; `errors` lists them.
             *
             *     `rules-invalid`: Each parameter is in its range, but they do not go together.
             *
             *     `position-invalid`: The text is not a position under these rules, or none that a game can begin from.
             *
             *     `idempotency-key-reused`: The same `Idempotency-Key` came with another request within 24 hours.
             */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ValidationProblem"] | components["schemas"]["RulesInvalid"] | components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Your address sent more requests in this minute than the limit named in `policy` lets through. */
            readonly 429: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["RateLimited"];
                };
            };
            /** @description `internal`: A fault of the service. */
            readonly 500: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service has more requests than it can take, or cannot reach its database. */
            readonly 503: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly getGame: {
        readonly parameters: {
            readonly query?: {
                /** @description Parts of the game that are left out otherwise. */
                readonly include?: readonly ("moves" | "legalMoves")[];
                /** @description The game as its events up to this one left it, which never changes. Names are left out. */
                readonly version?: number;
                /** @description The game as it stood after this ply, with an end that the ply itself brought. Names are left out. */
                readonly ply?: number;
            };
            readonly header?: {
                /** @description The ETag that you have already. */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of the game. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The game. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Game"] & unknown;
                };
            };
            /** @description It is still at the version that you have. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthenticated`: The request needs a token and had none, or had one that is not genuine or that a newer one took the place of. */
            readonly 401: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such route, or nothing with the id in the path. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation-failed`: The request is well-formed, but fields or parameters are missing, unknown or out of range; `errors` lists them. */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description `rate-limited`: Your address sent more requests in this minute than the limit named in `policy` lets through. */
            readonly 429: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["RateLimited"];
                };
            };
            /** @description `internal`: A fault of the service. */
            readonly 500: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service has more requests than it can take, or cannot reach its database. */
            readonly 503: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly joinGame: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A fresh secret for every new request, best a UUID. A repeat under the same key within 24 hours gives the same thing and the same tokens. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id of the game. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["JoinGame"];
            };
        };
        readonly responses: {
            /** @description The seat is yours. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["JoinedGame"];
                };
            };
            /** @description `malformed-json`: The body is not a JSON text in UTF-8. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: The request needs a token and had none, or had one that is not genuine or that a newer one took the place of. */
            readonly 401: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `wrong-seat`: The token is good, but not for a seat of this game, or the join code is missing or wrong. */
            readonly 403: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such route, or nothing with the id in the path. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `seat-taken`: The seat, or every seat, has its player.
             *
             *     `game-over`: The game is finished; `game.result` says how.
             */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["StateProblem"];
                };
            };
            /** @description `payload-too-large`: The body is larger than 32 KiB. */
            readonly 413: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is not declared as JSON. */
            readonly 415: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation-failed`: The request is well-formed, but fields or parameters are missing, unknown or out of range; `errors` lists them.
             *
             *     `idempotency-key-reused`: The same `Idempotency-Key` came with another request within 24 hours.
             */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ValidationProblem"] | components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Your address sent more requests in this minute than the limit named in `policy` lets through. */
            readonly 429: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["RateLimited"];
                };
            };
            /** @description `internal`: A fault of the service. */
            readonly 500: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service has more requests than it can take, or cannot reach its database. */
            readonly 503: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly listMoves: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have already. */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of the game. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The moves. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MoveList"];
                };
            };
            /** @description The game is still at the version that you have. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthenticated`: The request needs a token and had none, or had one that is not genuine or that a newer one took the place of. */
            readonly 401: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such route, or nothing with the id in the path. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation-failed`: The request is well-formed, but fields or parameters are missing, unknown or out of range; `errors` lists them. */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description `rate-limited`: Your address sent more requests in this minute than the limit named in `policy` lets through. */
            readonly 429: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["RateLimited"];
                };
            };
            /** @description `internal`: A fault of the service. */
            readonly 500: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service has more requests than it can take, or cannot reach its database. */
            readonly 503: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly playMove: {
        readonly parameters: {
            readonly query?: {
                /** @description Parts of the game that are left out otherwise. */
                readonly include?: readonly ("moves" | "legalMoves")[];
            };
            readonly header?: {
                /** @description The ETag of the game that you looked at: the move counts only while the game is still at that version. With a single one a retry is always safe. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description The id of the game. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PlayMove"];
            };
        };
        readonly responses: {
            /** @description You played this move before; the game is as it now stands. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Played"];
                };
            };
            /** @description The move is played. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Played"];
                };
            };
            /** @description `malformed-json`: The body is not a JSON text in UTF-8. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: The request needs a token and had none, or had one that is not genuine or that a newer one took the place of. */
            readonly 401: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `wrong-seat`: The token is good, but not for a seat of this game, or the join code is missing or wrong. */
            readonly 403: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such route, or nothing with the id in the path. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `game-not-started`: A seat of the game is still open.
             *
             *     `game-over`: The game is finished; `game.result` says how.
             *
             *     `stale-ply`: The game does not stand at the `ply` of the request. Nothing was played.
             *
             *     `not-your-turn`: The other side is to move.
             */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["StateProblem"] | components["schemas"]["StalePly"];
                };
            };
            /** @description `version-mismatch`: The game is not at the version that `If-Match` asks for. Nothing was played. */
            readonly 412: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["StateProblem"];
                };
            };
            /** @description `payload-too-large`: The body is larger than 32 KiB. */
            readonly 413: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is not declared as JSON. */
            readonly 415: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation-failed`: The request is well-formed, but fields or parameters are missing, unknown or out of range; `errors` lists them.
             *
             *     `illegal-move`: The rules of this game do not allow the move; `reason` says why.
             */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ValidationProblem"] | components["schemas"]["IllegalMove"];
                };
            };
            /** @description `rate-limited`: Your address sent more requests in this minute than the limit named in `policy` lets through. */
            readonly 429: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["RateLimited"];
                };
            };
            /** @description `internal`: A fault of the service. */
            readonly 500: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service has more requests than it can take, or cannot reach its database. */
            readonly 503: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly listLegalMoves: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have already. */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of the game. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The moves, ordered by `from`, `to` and `captures`. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LegalMoves"];
                };
            };
            /** @description The game is still at the version that you have. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthenticated`: The request needs a token and had none, or had one that is not genuine or that a newer one took the place of. */
            readonly 401: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such route, or nothing with the id in the path. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation-failed`: The request is well-formed, but fields or parameters are missing, unknown or out of range; `errors` lists them. */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description `rate-limited`: Your address sent more requests in this minute than the limit named in `policy` lets through. */
            readonly 429: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["RateLimited"];
                };
            };
            /** @description `internal`: A fault of the service. */
            readonly 500: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service has more requests than it can take, or cannot reach its database. */
            readonly 503: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly resignGame: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the game. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["EmptyBody"];
            };
        };
        readonly responses: {
            /** @description You have resigned. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Game"] & unknown;
                };
            };
            /** @description `malformed-json`: The body is not a JSON text in UTF-8. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: The request needs a token and had none, or had one that is not genuine or that a newer one took the place of. */
            readonly 401: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `wrong-seat`: The token is good, but not for a seat of this game, or the join code is missing or wrong. */
            readonly 403: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such route, or nothing with the id in the path. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `game-not-started`: A seat of the game is still open.
             *
             *     `game-over`: The game is finished; `game.result` says how.
             */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["StateProblem"];
                };
            };
            /** @description `payload-too-large`: The body is larger than 32 KiB. */
            readonly 413: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is not declared as JSON. */
            readonly 415: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation-failed`: The request is well-formed, but fields or parameters are missing, unknown or out of range; `errors` lists them. */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description `rate-limited`: Your address sent more requests in this minute than the limit named in `policy` lets through. */
            readonly 429: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["RateLimited"];
                };
            };
            /** @description `internal`: A fault of the service. */
            readonly 500: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service has more requests than it can take, or cannot reach its database. */
            readonly 503: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly abortGame: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the game. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["EmptyBody"];
            };
        };
        readonly responses: {
            /** @description The game is aborted. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Game"] & unknown;
                };
            };
            /** @description `malformed-json`: The body is not a JSON text in UTF-8. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: The request needs a token and had none, or had one that is not genuine or that a newer one took the place of. */
            readonly 401: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `wrong-seat`: The token is good, but not for a seat of this game, or the join code is missing or wrong. */
            readonly 403: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such route, or nothing with the id in the path. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `game-over`: The game is finished; `game.result` says how.
             *
             *     `too-late-to-abort`: Each side has made a ply.
             */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["StateProblem"];
                };
            };
            /** @description `payload-too-large`: The body is larger than 32 KiB. */
            readonly 413: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is not declared as JSON. */
            readonly 415: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation-failed`: The request is well-formed, but fields or parameters are missing, unknown or out of range; `errors` lists them. */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description `rate-limited`: Your address sent more requests in this minute than the limit named in `policy` lets through. */
            readonly 429: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["RateLimited"];
                };
            };
            /** @description `internal`: A fault of the service. */
            readonly 500: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service has more requests than it can take, or cannot reach its database. */
            readonly 503: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly renewToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A fresh secret for every new request, best a UUID. A repeat under the same key within 24 hours gives the same thing and the same tokens. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The id of the game. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["EmptyBody"];
            };
        };
        readonly responses: {
            /** @description The seat's new token. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RenewedToken"];
                };
            };
            /** @description `malformed-json`: The body is not a JSON text in UTF-8. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthenticated`: The request needs a token and had none, or had one that is not genuine or that a newer one took the place of. */
            readonly 401: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `wrong-seat`: The token is good, but not for a seat of this game, or the join code is missing or wrong. */
            readonly 403: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such route, or nothing with the id in the path. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload-too-large`: The body is larger than 32 KiB. */
            readonly 413: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body is not declared as JSON. */
            readonly 415: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation-failed`: The request is well-formed, but fields or parameters are missing, unknown or out of range; `errors` lists them.
             *
             *     `idempotency-key-reused`: The same `Idempotency-Key` came with another request within 24 hours.
             */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ValidationProblem"] | components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Your address sent more requests in this minute than the limit named in `policy` lets through. */
            readonly 429: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["RateLimited"];
                };
            };
            /** @description `internal`: A fault of the service. */
            readonly 500: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service has more requests than it can take, or cannot reach its database. */
            readonly 503: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly listEvents: {
        readonly parameters: {
            readonly query?: {
                /** @description The `seq` that you have already. */
                readonly after?: number;
                /** @description Events at most. */
                readonly limit?: number;
                /** @description Seconds to wait at most. */
                readonly wait?: number;
            };
            readonly header?: never;
            readonly path: {
                /** @description The id of the game. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The events. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EventPage"];
                };
            };
            /** @description `unauthenticated`: The request needs a token and had none, or had one that is not genuine or that a newer one took the place of. */
            readonly 401: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such route, or nothing with the id in the path. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation-failed`: The request is well-formed, but fields or parameters are missing, unknown or out of range; `errors` lists them. */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description `rate-limited`: Your address sent more requests in this minute than the limit named in `policy` lets through. */
            readonly 429: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["RateLimited"];
                };
            };
            /** @description `internal`: A fault of the service. */
            readonly 500: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service has more requests than it can take, or cannot reach its database. */
            readonly 503: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly exportGame: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have already. */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of the game. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The game. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GameExport"];
                };
            };
            /** @description The game is still at the version that you have. */
            readonly 304: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthenticated`: The request needs a token and had none, or had one that is not genuine or that a newer one took the place of. */
            readonly 401: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such route, or nothing with the id in the path. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation-failed`: The request is well-formed, but fields or parameters are missing, unknown or out of range; `errors` lists them. */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description `rate-limited`: Your address sent more requests in this minute than the limit named in `policy` lets through. */
            readonly 429: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["RateLimited"];
                };
            };
            /** @description `internal`: A fault of the service. */
            readonly 500: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service has more requests than it can take, or cannot reach its database. */
            readonly 503: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly getHealth: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It lives. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    readonly getReadiness: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is ready. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Readiness"];
                };
            };
            /** @description `unavailable`: The service has more requests than it can take, or cannot reach its database. */
            readonly 503: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
