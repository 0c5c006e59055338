/** Generated from openapi/openapi.json by `npm run openapi`. */

export interface paths {
    "/v1/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rule sets
         * @description Every preset, told to a player, with all its parameters, the text that it was taken from, and what that text does not say. The texts are in the language of `lang` or `Accept-Language`: English, Polish, Finnish, Czech, Russian or Hungarian.
         */
        get: operations["listPresets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rules/describe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell rules to a player
         * @description Tells the game under `rules`, a preset or rules of your own, as exactly as its parameters say. The texts are in the language of `lang` or `Accept-Language`: English, Polish, Finnish, Czech, Russian or Hungarian. Nothing is stored and no token is needed.
         */
        post: operations["describeRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rules/{preset}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a rule set
         * @description One preset, told to a player, with all its parameters and the text that it was taken from. The texts are in the language of `lang` or `Accept-Language`: English, Polish, Finnish, Czech, Russian or Hungarian.
         */
        get: operations["getPreset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/boards/{board}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a board
         * @description The points with their coordinates and neighbours, and the lines that can become mills: enough to draw the board and to read every list of the API, which keep the order of the points’ indices.
         */
        get: operations["getBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play through a position
         * @description Plays `moves` from `position`, or from the start, and answers with the position reached, its legal moves and, where that is the end, the result. Nothing is stored and no token is needed: it serves analysis, and checking a game that was exported.
         *
         *     A position holds no history. Send the moves from the start to have repetitions counted.
         */
        post: operations["describePosition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/positions/board.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Draw a position
         * @description A picture like that of a game, of a position that you give: for a guide, a puzzle or an analysis. Nothing is stored and no token is needed. A position that is decided shows its result.
         */
        get: operations["drawPosition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List public games
         * @description Newest first. `next`, also as a `Link`, leads on; it holds for the same `status` and `preset` only.
         */
        get: operations["listGames"];
        put?: never;
        /**
         * Create a game
         * @description Without a body: a game by the standard rules that can be played at once, both seats in your hands. A seat of kind `open` is for somebody else to join; an unlisted game is joined with its `joinCode`.
         */
        post: operations["createGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a game
         * @description Whoever knows the id may read. `version` or `ply` show the game as it was.
         */
        get: operations["getGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/board.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Draw a game
         * @description The board as a picture, with what each side has in hand and has lost, the last move (a ring where the piece stands, a dashed ring where it came from, a cross where it captured), the mills, and whose turn it is or who has won. For pages, chats and print: `<img src="…/board.svg">`.
         *
         *     With `version` it may be kept for ever. Else its ETag, which is that of the picture and not the game’s, tells whether there is a new one.
         */
        get: operations["drawGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join a game
         * @description Takes the seat of `color`, or the first open one, White before Black, and answers with its token. An unlisted game wants its `joinCode`, so that its link alone can be shown to watchers. The last one to join starts the game.
         *
         *     An invited account accepts by joining, without a code. A seat of an account has no token: the account’s own play it.
         */
        post: operations["joinGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline an invitation
         * @description The game is aborted, and its log tells the reason. Repeating it does no harm.
         */
        post: operations["declineGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the moves played
         * @description All of them, the first one first.
         */
        get: operations["listMoves"];
        put?: never;
        /**
         * Play a move
         * @description Of moves that race exactly one is accepted.
         *
         *     Say where you stood, by `ply` or by `If-Match` with one version, and a retry is always safe: a move that was played already is answered 200 with `Idempotent-Replayed: true`, also long after. Given both, both must fit. With neither, a retry cannot be told from a new move, and may play twice. Where `takebacks` is on, a late retry by `ply` alone may play anew a move that was taken back: there only one version in `If-Match` is always safe.
         *
         *     With `wait` the answer comes once it is your turn again, the opponent has made an offer, the game is over, or the time is; it has the game as of then. With `include=legalMoves` a bot is one call in a loop. Where the answer comes and it is not your turn yet, send the same request again.
         */
        post: operations["playMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/legal-moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the legal moves
         * @description Those of the start while the game is open; none after its end.
         */
        get: operations["listLegalMoves"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/resign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resign
         * @description The opponent wins. Repeating it does no harm.
         */
        post: operations["resignGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/abort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Abort a game
         * @description Ends the game without a winner, until each side has made a ply. Repeating it does no harm.
         */
        post: operations["abortGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/draw-offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer a draw
         * @description The offer stands until the other side accepts it, declines it or moves, or until it is withdrawn. Where the other side offers a draw already, this accepts it. Repeating it does no harm; a side makes one new offer in 10 plies. A move can bring an offer along: `offerDraw`.
         */
        post: operations["offerDraw"];
        /**
         * Withdraw or decline a draw
         * @description Takes your own offer back, or declines the other side’s. Where there is none, nothing happens.
         */
        delete: operations["dropDrawOffer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/draw-offer/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a draw
         * @description Ends the game as a draw by agreement, where the other side offers one. Repeating it does no harm.
         */
        post: operations["acceptDraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/takeback-offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a takeback
         * @description In games that were created with `takebacks`: asks the other side to let you take back your last ply, and with it what was played since. Where the other side asks for the same already, this accepts it. Repeating it does no harm; a side asks anew once in 10 plies.
         */
        post: operations["offerTakeback"];
        /**
         * Withdraw or decline a takeback
         * @description Takes your own request back, or declines the other side’s. Where there is none, nothing happens.
         */
        delete: operations["dropTakebackOffer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/takeback-offer/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a takeback
         * @description The game stands again as right before the last ply of the side that asked, with counters and clocks; the time of the side to move runs from now on. The events of what was taken back remain, and are no longer moves of the game: a repeated move is never taken for one of them. So where takebacks are on, a late retry by `ply` alone may play anew after one; only one version in `If-Match` is safe.
         */
        post: operations["acceptTakeback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find or await the rematch
         * @description The game in which this one is played again; null where nobody asked for one, or it was aborted. With `wait` the answer comes as soon as somebody asks.
         */
        get: operations["getRematch"];
        put?: never;
        /**
         * Ask for a rematch
         * @description Both players of a finished game ask for it and get the same new game, by the same rules and clock, with colours swapped. The first one makes it; the other’s seat is kept for 10 minutes, and taken by asking too. A repeat, with or without an Idempotency-Key, gives the same game and the same token. If the other player does not come, the game is aborted, and may be asked for anew.
         */
        post: operations["askForRematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew a seat's token
         * @description The old token dies. It still repeats this very call: with its `Idempotency-Key`, within 24 hours, the answer is the same new token again, so that a lost answer locks nobody out.
         */
        post: operations["renewToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List or await events
         * @description The facts that make the game, oldest first, in the stored shape; they never change. With `wait` the answer comes as soon as there is an event behind `after`, or, empty, when the time is over: ask again with `after` set to `next` until `done`.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow a game by server-sent events
         * @description What an `EventSource` reads: first a snapshot of the game, then every event as it happens, until the game is over. After ten silent seconds a comment comes, as a sign of life. A stream ends after some minutes; an `EventSource` then comes again by itself, with the id of its last item, and gets every event since, none lost and none twice. Any number may follow a game.
         */
        get: operations["streamGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/stream.ndjson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow a game by lines of JSON
         * @description For programs: the same as `GET /v1/games/{id}/stream` with a line of JSON for each item. After ten silent seconds a `ping` comes. When the stream has ended, ask again with `after` set to the last `seq`, until the game is over.
         */
        get: operations["streamGameLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a game
         * @description `rules`, `position` and `moves` are in the form that `POST /v1/positions` takes.
         */
        get: operations["exportGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find an account by its name
         * @description By the name of today, in any case of letters.
         */
        get: operations["findAccount"];
        put?: never;
        /**
         * Create an account
         * @description A name and a token, with no mail and no password. The token is shown once: whoever loses all tokens of an account has lost the account. Send an `Idempotency-Key`, so that a lost answer can be had again.
         */
        post: operations["createAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an account
         * @description Its name, and how it has done.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{id}/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an account's public games
         * @description Newest first, those that it is invited to included.
         */
        get: operations["listAccountGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your own account
         * @description The account whose token the request has.
         */
        get: operations["getOwnAccount"];
        put?: never;
        post?: never;
        /**
         * Delete your own account
         * @description Its name and tokens go at once, its waiting seeks are cancelled, games that go on are resigned, and open ones aborted. Finished games stay, without its name, which is given to nobody else. Nothing brings it back.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        /**
         * Change your own account
         * @description What is left out stays. A name that was given up is given to nobody else; its account may take it back. Games show the name of today. Another name counts among the `accounts` of the limits, like a new account.
         */
        patch: operations["changeAccount"];
        trace?: never;
    };
    "/v1/account/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your own games
         * @description Newest first, unlisted ones and those that you are invited to included. What a program asks first when it starts anew: `?turn=mine` gives the games in which you have the move.
         */
        get: operations["listOwnGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List or await your account's events
         * @description What happens in all of your games, and that seeks and invitations become some: kept for seven days. With `wait` the answer comes as soon as there is something behind `after`, or, empty, when the time is over.
         */
        get: operations["listAccountEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/stream.ndjson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow your account's events by lines of JSON
         * @description Behind `after`, or from now on, each as soon as it is told; any number of streams. A `ping` tells where the stream begins where there is nothing to tell, and that it lives after ten silent seconds. When it has ended, ask again with `after` set to the last `seq`.
         */
        get: operations["streamAccountLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your account's tokens
         * @description What is known of them; the tokens themselves are kept nowhere.
         */
        get: operations["listAccountTokens"];
        put?: never;
        /**
         * Create a token for your account
         * @description Give each program a token of its own, so that one can be taken from it alone.
         */
        post: operations["createAccountToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/tokens/{tokenId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete one of your account's tokens
         * @description It is dead at once, the one that the request has included. Nothing brings the last one back.
         */
        delete: operations["deleteAccountToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seeks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the seeks that wait
         * @description Newest first. To play against one of them, seek the same.
         */
        get: operations["listSeeks"];
        put?: never;
        /**
         * Seek a game
         * @description Two seeks that fit become one public game at once: the same rules and clock, colours that go together, two accounts. Else the seek waits for ten minutes, without any connection. In a game from a seek each side has a minute for its first ply, or the game is aborted.
         */
        post: operations["createSeek"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seeks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get or await a seek
         * @description A seek of your own. With `wait` the answer comes as soon as it waits no longer.
         */
        get: operations["getSeek"];
        put?: never;
        post?: never;
        /**
         * Cancel a seek
         * @description The answer tells how the seek stands: it may have been matched a moment before. Repeating it does no harm.
         */
        delete: operations["cancelSeek"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the limits
         * @description Every limit, as this service is set: how many requests are let through, and how large, long or many things may be.
         */
        get: operations["listLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether the process lives
         * @description Answers while the process lives, however busy it is and whatever the state of the database.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether the service is ready
         * @description Ready is a process that reaches its database.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        GameCreated: {
            /** @description 1, 2, 3 … within the game, without gaps. */
            seq: number;
            /** @description The version of the shape of `data`. */
            v: number;
            at: components["schemas"]["Time"];
            /** @description Unpadded base64url of SHA-256 over the previous event’s `hash` as written (for the first event: the game’s id) directly followed by the RFC 8785 text of this event without its `hash`. */
            hash: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.created";
            data: {
                rules: components["schemas"]["Rules"];
                position: components["schemas"]["PositionText"];
                /** @enum {string} */
                visibility: "public" | "unlisted";
                seats: {
                    white: {
                        /** @enum {string} */
                        kind: "open" | "invited" | "token" | "account";
                        accountId?: components["schemas"]["AccountId"] | null;
                    };
                    black: {
                        /** @enum {string} */
                        kind: "open" | "invited" | "token" | "account";
                        accountId?: components["schemas"]["AccountId"] | null;
                    };
                };
                /** @description The version of the rules code that judges the moves. */
                engine: number;
                /** @description From `v` 2 on, as all that follows. */
                clock?: components["schemas"]["ClockWithIncrement"] | components["schemas"]["ClockByDays"] | null;
                takebacks?: boolean;
                rematchOf?: components["schemas"]["GameId"] | null;
                /** @description How long seats wait for their players. */
                expiresInSeconds?: number | null;
                /** @description How long each side may take for its first ply. */
                firstPlySeconds?: number | null;
            };
        };
        /**
         * Format: date-time
         * @description RFC 3339, UTC, with milliseconds.
         * @example 2026-11-30T12:00:00.000Z
         */
        Time: string;
        /** @description The rules of a game, every parameter of them. They never change within a game. */
        Rules: {
            /**
             * @description The preset that these rules are, or `null` where a parameter was changed from it.
             * @enum {string|null}
             */
            preset: "standard" | "polish" | "finnish" | "czech" | "hungarian" | "hungarian-house" | "russian" | "no-flying" | "six" | "twelve" | "lasker" | "morabaraba" | null;
            /**
             * @description The board, see `GET /v1/boards/{board}`.
             * @enum {string}
             */
            board: "nine" | "twelve" | "six";
            /** @description Pieces that each player places. All of them must fit on the board: `six` takes at most 7. */
            pieces: number;
            /** @description Whether a player with pieces in hand may also move a piece on the board. */
            movesWhilePlacing: boolean;
            /** @description With an empty hand and at most this many pieces a player may fly to any free point; `null`: nobody flies. */
            flyingAt: number | null;
            /**
             * @description Which pieces in a mill are safe from capture: all, unless every piece on the board stands in one (`unless-all-in-mills`); none (`never`); all, and a mill that finds no free piece earns nothing (`always`).
             * @enum {string}
             */
            protectedMills: "unless-all-in-mills" | "never" | "always";
            /**
             * @description Captures earned by a ply that closes two mills or more.
             * @enum {integer}
             */
            doubleMillCaptures: 1 | 2;
            /**
             * @description Whether a mill earns again: always (`allowed`), only the first time that a player closes that line (`once-per-line`), or unless a piece goes straight back (`not-on-return`).
             * @enum {string}
             */
            repeatedMillCapture: "allowed" | "once-per-line" | "not-on-return";
            /**
             * @description What happens to a player to move who has no legal move.
             * @enum {string}
             */
            blockedPlayer: "loses" | "draws" | "passes";
            /**
             * @description With every point taken and both hands empty: a draw at once, or the player to move is blocked.
             * @enum {string}
             */
            fullBoard: "draws" | "blocked";
            /** @description A draw when a position occurs this often; `null`: never. */
            repetitionDraw: number | null;
            /** @description A draw after this many moves of each side without a capture; `null`: never. */
            quietMovesDraw: number | null;
            /** @description The same, while either side has exactly three pieces and both hands are empty; `null`: never. */
            endgameQuietMovesDraw: number | null;
        };
        /**
         * @description A position as text, six fields with a space between: the points in index order (`W`, `B` or `.`), the side to move (`w` or `b`), the pieces in hand, quiet plies, used lines, last slides. The last three may be left out in a request, from the end.
         * @example ....W......B............ w 8,8 0 - -
         */
        PositionText: string;
        /**
         * @description A TypeID: `acct_` and a UUIDv7 in 26 lower-case base-32 characters.
         * @example acct_01kbcdw3k8f4a9q2m6r7s1t5vx
         */
        AccountId: string;
        /** @description Time for all moves, and more of it with each move. */
        ClockWithIncrement: {
            initialSeconds: number;
            incrementSeconds: number;
        };
        /** @description So many days for every move. */
        ClockByDays: {
            daysPerMove: number;
        };
        /**
         * @description A TypeID: `game_` and a UUIDv7 in 26 lower-case base-32 characters.
         * @example game_01kbcdxyzve5mr8g6t2h0n4q9s
         */
        GameId: string;
        PlayerJoined: {
            /** @description 1, 2, 3 … within the game, without gaps. */
            seq: number;
            /** @description The version of the shape of `data`. */
            v: number;
            at: components["schemas"]["Time"];
            /** @description Unpadded base64url of SHA-256 over the previous event’s `hash` as written (for the first event: the game’s id) directly followed by the RFC 8785 text of this event without its `hash`. */
            hash: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "player.joined";
            data: {
                color: components["schemas"]["Color"];
                /** @enum {string} */
                kind: "token" | "account";
                accountId?: components["schemas"]["AccountId"];
            };
        };
        /**
         * @description A side; White moves first.
         * @enum {string}
         */
        Color: "white" | "black";
        InviteDeclined: {
            /** @description 1, 2, 3 … within the game, without gaps. */
            seq: number;
            /** @description The version of the shape of `data`. */
            v: number;
            at: components["schemas"]["Time"];
            /** @description Unpadded base64url of SHA-256 over the previous event’s `hash` as written (for the first event: the game’s id) directly followed by the RFC 8785 text of this event without its `hash`. */
            hash: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "invite.declined";
            data: {
                color: components["schemas"]["Color"];
                /** @enum {string} */
                reason: "later" | "rules" | "clock" | "no-bots" | "generic";
            };
        };
        GameStarted: {
            /** @description 1, 2, 3 … within the game, without gaps. */
            seq: number;
            /** @description The version of the shape of `data`. */
            v: number;
            at: components["schemas"]["Time"];
            /** @description Unpadded base64url of SHA-256 over the previous event’s `hash` as written (for the first event: the game’s id) directly followed by the RFC 8785 text of this event without its `hash`. */
            hash: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.started";
            data: Record<string, never>;
        };
        MovePlayed: {
            /** @description 1, 2, 3 … within the game, without gaps. */
            seq: number;
            /** @description The version of the shape of `data`. */
            v: number;
            at: components["schemas"]["Time"];
            /** @description Unpadded base64url of SHA-256 over the previous event’s `hash` as written (for the first event: the game’s id) directly followed by the RFC 8785 text of this event without its `hash`. */
            hash: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "move.played";
            data: {
                /** @description From 1. */
                ply: number;
                color: components["schemas"]["Color"];
                /** @example a1-a4xd7 */
                move: string;
                position: components["schemas"]["PositionText"];
                /** @description What each side has left; where the game has a clock. */
                clock?: {
                    whiteMs: number;
                    blackMs: number;
                };
            };
        };
        DrawOffered: {
            /** @description 1, 2, 3 … within the game, without gaps. */
            seq: number;
            /** @description The version of the shape of `data`. */
            v: number;
            at: components["schemas"]["Time"];
            /** @description Unpadded base64url of SHA-256 over the previous event’s `hash` as written (for the first event: the game’s id) directly followed by the RFC 8785 text of this event without its `hash`. */
            hash: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "draw.offered";
            data: {
                color: components["schemas"]["Color"];
            };
        };
        DrawWithdrawn: {
            /** @description 1, 2, 3 … within the game, without gaps. */
            seq: number;
            /** @description The version of the shape of `data`. */
            v: number;
            at: components["schemas"]["Time"];
            /** @description Unpadded base64url of SHA-256 over the previous event’s `hash` as written (for the first event: the game’s id) directly followed by the RFC 8785 text of this event without its `hash`. */
            hash: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "draw.withdrawn";
            data: {
                color: components["schemas"]["Color"];
            };
        };
        DrawDeclined: {
            /** @description 1, 2, 3 … within the game, without gaps. */
            seq: number;
            /** @description The version of the shape of `data`. */
            v: number;
            at: components["schemas"]["Time"];
            /** @description Unpadded base64url of SHA-256 over the previous event’s `hash` as written (for the first event: the game’s id) directly followed by the RFC 8785 text of this event without its `hash`. */
            hash: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "draw.declined";
            data: {
                color: components["schemas"]["Color"];
            };
        };
        TakebackOffered: {
            /** @description 1, 2, 3 … within the game, without gaps. */
            seq: number;
            /** @description The version of the shape of `data`. */
            v: number;
            at: components["schemas"]["Time"];
            /** @description Unpadded base64url of SHA-256 over the previous event’s `hash` as written (for the first event: the game’s id) directly followed by the RFC 8785 text of this event without its `hash`. */
            hash: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "takeback.offered";
            data: {
                color: components["schemas"]["Color"];
            };
        };
        TakebackWithdrawn: {
            /** @description 1, 2, 3 … within the game, without gaps. */
            seq: number;
            /** @description The version of the shape of `data`. */
            v: number;
            at: components["schemas"]["Time"];
            /** @description Unpadded base64url of SHA-256 over the previous event’s `hash` as written (for the first event: the game’s id) directly followed by the RFC 8785 text of this event without its `hash`. */
            hash: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "takeback.withdrawn";
            data: {
                color: components["schemas"]["Color"];
            };
        };
        TakebackDeclined: {
            /** @description 1, 2, 3 … within the game, without gaps. */
            seq: number;
            /** @description The version of the shape of `data`. */
            v: number;
            at: components["schemas"]["Time"];
            /** @description Unpadded base64url of SHA-256 over the previous event’s `hash` as written (for the first event: the game’s id) directly followed by the RFC 8785 text of this event without its `hash`. */
            hash: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "takeback.declined";
            data: {
                color: components["schemas"]["Color"];
            };
        };
        MovesTakenBack: {
            /** @description 1, 2, 3 … within the game, without gaps. */
            seq: number;
            /** @description The version of the shape of `data`. */
            v: number;
            at: components["schemas"]["Time"];
            /** @description Unpadded base64url of SHA-256 over the previous event’s `hash` as written (for the first event: the game’s id) directly followed by the RFC 8785 text of this event without its `hash`. */
            hash: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "moves.taken-back";
            data: {
                color: components["schemas"]["Color"] & unknown;
                /** @description How many plies no longer stand. */
                plies: number;
                toPly: number;
                /** @description The version whose state the game is in again. */
                toVersion: number;
                position: components["schemas"]["PositionText"];
                clock: {
                    whiteMs: number;
                    blackMs: number;
                } | null;
            };
        };
        GameFinished: {
            /** @description 1, 2, 3 … within the game, without gaps. */
            seq: number;
            /** @description The version of the shape of `data`. */
            v: number;
            at: components["schemas"]["Time"];
            /** @description Unpadded base64url of SHA-256 over the previous event’s `hash` as written (for the first event: the game’s id) directly followed by the RFC 8785 text of this event without its `hash`. */
            hash: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.finished";
            data: {
                winner: components["schemas"]["Color"] | null;
                /** @enum {string} */
                reason: "fewer-than-three" | "full-board" | "no-moves" | "repetition" | "quiet-limit" | "resignation" | "agreement" | "timeout" | "abandoned" | "aborted" | "ply-limit";
            };
        };
        AccountGameInvited: {
            /** @description 1, 2, 3 … within the account, without gaps. */
            seq: number;
            at: components["schemas"]["Time"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.invited";
            data: {
                gameId: components["schemas"]["GameId"];
                /** @description Who invites; null where that is no account. */
                by: components["schemas"]["AccountId"] | null;
                rematchOf?: components["schemas"]["GameId"] & unknown;
            };
        };
        AccountGameStarted: {
            /** @description 1, 2, 3 … within the account, without gaps. */
            seq: number;
            at: components["schemas"]["Time"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.started";
            data: {
                gameId: components["schemas"]["GameId"];
                color: components["schemas"]["Color"];
            };
        };
        AccountGameTurn: {
            /** @description 1, 2, 3 … within the account, without gaps. */
            seq: number;
            at: components["schemas"]["Time"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.turn";
            data: {
                gameId: components["schemas"]["GameId"];
                /** @description It is your move after so many plies. */
                ply: number;
            };
        };
        AccountGameFinished: {
            /** @description 1, 2, 3 … within the account, without gaps. */
            seq: number;
            at: components["schemas"]["Time"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.finished";
            data: {
                gameId: components["schemas"]["GameId"];
                winner: components["schemas"]["Color"] | null;
                /** @enum {string} */
                reason: "fewer-than-three" | "full-board" | "no-moves" | "repetition" | "quiet-limit" | "resignation" | "agreement" | "timeout" | "abandoned" | "aborted" | "ply-limit";
            };
        };
        AccountSeekMatched: {
            /** @description 1, 2, 3 … within the account, without gaps. */
            seq: number;
            at: components["schemas"]["Time"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "seek.matched";
            data: {
                seekId: string;
                gameId: components["schemas"]["GameId"];
                color: components["schemas"]["Color"];
            };
        };
        /** @description An item of `GET /v1/games/{id}/stream`. */
        StreamItem: components["schemas"]["Snapshot"] | components["schemas"]["Event"];
        /** @description The game as it was when the stream began. */
        Snapshot: {
            /** @enum {string} */
            type: "snapshot";
            /** @description The game’s `version`: what follows are the events behind it. */
            seq: number;
            at: components["schemas"]["Time"] & unknown;
            data: {
                game: components["schemas"]["Game"];
            };
        };
        /** @description A game. Nothing in it depends on who reads it, or when. */
        Game: {
            id: components["schemas"]["GameId"];
            /**
             * @description `open` until every seat has its player.
             * @enum {string}
             */
            status: "open" | "active" | "finished";
            /** @description The `seq` of the last event; the ETag begins with it. */
            version: number;
            /** @description Plies played. */
            ply: number;
            rules: components["schemas"]["Rules"];
            /**
             * @description Only `public` games are in lists.
             * @enum {string}
             */
            visibility: "public" | "unlisted";
            seats: {
                white: components["schemas"]["Seat"];
                black: components["schemas"]["Seat"];
            };
            position: components["schemas"]["Position"];
            lastMove: components["schemas"]["PlayedMove"] | null;
            result: components["schemas"]["Result"] | null;
            clock: components["schemas"]["RunningClockWithIncrement"] | components["schemas"]["RunningClockByDays"] | null;
            /** @description Who offers a draw. */
            drawOffer: components["schemas"]["Color"] | null;
            /** @description Whether moves can be taken back where both sides agree. */
            takebacks: boolean;
            /** @description Who would like to take its last ply back. */
            takebackOffer: components["schemas"]["Color"] | null;
            /** @description The game that this one is a rematch of. */
            rematchOf: components["schemas"]["GameId"] | null;
            createdAt: components["schemas"]["Time"];
            /** @description When the game is aborted if seats still wait for their players; null once it is active. */
            expiresAt: components["schemas"]["Time"] | null;
            updatedAt: components["schemas"]["Time"] & unknown;
            /** @description All moves as text; with `include=moves`. */
            moves?: string[];
            /** @description What the side to move can play; with `include=legalMoves`. None after the end. */
            legalMoves?: components["schemas"]["Move"][];
        };
        Seat: {
            /**
             * @description `open`: nobody yet. `invited`: kept for somebody. `token`: whoever holds its token. `account`: an account.
             * @enum {string}
             */
            kind: "open" | "invited" | "token" | "account";
            /** @description Of an `account`, or who is `invited`; null where a rematch keeps the seat for whoever held the token of the other. */
            accountId?: components["schemas"]["AccountId"] | null;
            /** @description What the player is called, if the player said so; of an account what it is called today. */
            name: string | null;
        };
        /** @description The board and all that counts. After the end, `toMove` and `phase` are what they would have been. */
        Position: {
            text: components["schemas"]["PositionText"];
            toMove: components["schemas"]["Color"];
            /**
             * @description What the side to move does; the two sides may differ.
             * @enum {string}
             */
            phase: "placing" | "moving" | "flying";
            white: components["schemas"]["Side"];
            black: components["schemas"]["Side"];
            /** @description The mills that stand on the board, White’s first. */
            mills: {
                color: components["schemas"]["Color"];
                points: components["schemas"]["Line"];
            }[];
            /** @description Slides and flights since the last placement or capture. */
            quietPlies: number;
            /** @description How often the position has occurred, this time included; `null` where the rules do not count repetitions. */
            repetitions: number | null;
            /** @description Lines that earn no more captures, under `once-per-line` only. */
            usedLines: {
                white: components["schemas"]["Line"][];
                black: components["schemas"]["Line"][];
            };
        };
        /** @description What one side has. */
        Side: {
            /** @description Points that its pieces stand on, in index order. */
            onBoard: components["schemas"]["PointName"][];
            /** @description Pieces still to be placed. */
            inHand: number;
            /** @description Pieces that are neither on the board nor in hand. */
            lost: number;
        };
        /**
         * @description A point of the board: the letter of its file, then the number of its rank, from White’s side.
         * @example d6
         */
        PointName: string;
        /**
         * @description A line of the board: its three points, from the left or from the top.
         * @example [
         *       "a7",
         *       "d7",
         *       "g7"
         *     ]
         */
        Line: components["schemas"]["PointName"][];
        /** @description A move that was played, by whom, as which ply and when. */
        PlayedMove: {
            /**
             * @description As text: `d6` places, `a1-a4` slides or flies; captures follow, each behind an `x`: `a1-a4xd7`.
             * @example a1-a4xd7
             */
            move: string;
            /**
             * @description Onto the board, to an adjacent point, or to any free one.
             * @enum {string}
             */
            kind: "place" | "slide" | "fly";
            /** @description The point left; `null` for a placement. */
            from: components["schemas"]["PointName"] | null;
            to: components["schemas"]["PointName"];
            /** @description The lines that it closes, whether they earn a capture or not. */
            mills: components["schemas"]["Line"][];
            /** @description The pieces that it takes, in a playable order. */
            captures: components["schemas"]["PointName"][];
            color: components["schemas"]["Color"];
            /** @description The number of the ply that it was, from 1. */
            ply: number;
            at: components["schemas"]["Time"];
        };
        /** @description How a game ended. */
        Result: {
            /** @description `null`: nobody; a draw, or a game without a result. */
            winner: components["schemas"]["Color"] | null;
            /**
             * @description Clients accept reasons that they do not know.
             * @enum {string}
             */
            reason: "fewer-than-three" | "full-board" | "no-moves" | "repetition" | "quiet-limit" | "resignation" | "agreement" | "timeout" | "abandoned" | "aborted" | "ply-limit";
        };
        RunningClockWithIncrement: {
            initialSeconds: number;
            incrementSeconds: number;
            white: {
                /** @description What the side has left as of the last event, the `updatedAt` of the game. */
                remainingMs: number;
            };
            black: {
                /** @description What the side has left as of the last event, the `updatedAt` of the game. */
                remainingMs: number;
            };
            /** @description Whose time runs. */
            running: components["schemas"]["Color"] | null;
            /** @description When the running time is over: count down to it. A move that arrives later has lost. */
            deadline: components["schemas"]["Time"] | null;
        };
        RunningClockByDays: {
            daysPerMove: number;
            white: {
                /** @description What the side has left as of the last event, the `updatedAt` of the game. */
                remainingMs: number;
            };
            black: {
                /** @description What the side has left as of the last event, the `updatedAt` of the game. */
                remainingMs: number;
            };
            /** @description Whose time runs. */
            running: components["schemas"]["Color"] | null;
            /** @description When the running time is over: count down to it. A move that arrives later has lost. */
            deadline: components["schemas"]["Time"] | null;
        };
        /** @description One player’s whole turn: a placement or a move, with the captures that it earns. */
        Move: {
            /**
             * @description As text: `d6` places, `a1-a4` slides or flies; captures follow, each behind an `x`: `a1-a4xd7`.
             * @example a1-a4xd7
             */
            move: string;
            /**
             * @description Onto the board, to an adjacent point, or to any free one.
             * @enum {string}
             */
            kind: "place" | "slide" | "fly";
            /** @description The point left; `null` for a placement. */
            from: components["schemas"]["PointName"] | null;
            to: components["schemas"]["PointName"];
            /** @description The lines that it closes, whether they earn a capture or not. */
            mills: components["schemas"]["Line"][];
            /** @description The pieces that it takes, in a playable order. */
            captures: components["schemas"]["PointName"][];
        };
        /** @description A fact, unchanged for ever. Clients ignore types that they do not know. */
        Event: {
            /** @description 1, 2, 3 … within the game, without gaps. */
            seq: number;
            /** @description The version of the shape of `data`. */
            v: number;
            at: components["schemas"]["Time"];
            /** @description Unpadded base64url of SHA-256 over the previous event’s `hash` as written (for the first event: the game’s id) directly followed by the RFC 8785 text of this event without its `hash`. */
            hash: string;
            type: string;
            data: {
                [key: string]: unknown;
            };
        } & (components["schemas"]["GameCreated"] | components["schemas"]["PlayerJoined"] | components["schemas"]["InviteDeclined"] | components["schemas"]["GameStarted"] | components["schemas"]["MovePlayed"] | components["schemas"]["DrawOffered"] | components["schemas"]["DrawWithdrawn"] | components["schemas"]["DrawDeclined"] | components["schemas"]["TakebackOffered"] | components["schemas"]["TakebackWithdrawn"] | components["schemas"]["TakebackDeclined"] | components["schemas"]["MovesTakenBack"] | components["schemas"]["GameFinished"]);
        /** @description A line of `GET /v1/games/{id}/stream.ndjson`. */
        StreamLine: components["schemas"]["Snapshot"] | components["schemas"]["Ping"] | components["schemas"]["Event"];
        /** @description A sign of life, after ten silent seconds. Nothing happened. */
        Ping: {
            /** @enum {string} */
            type: "ping";
            /** @description The seq of the last item. */
            seq: number;
        };
        /** @description A line of `GET /v1/account/stream.ndjson`. */
        AccountStreamLine: components["schemas"]["Ping"] | components["schemas"]["AccountEvent"];
        /** @description Something that an account is told. Ignore types that you do not know. */
        AccountEvent: {
            /** @description 1, 2, 3 … within the account, without gaps. */
            seq: number;
            at: components["schemas"]["Time"];
            type: string;
            data: {
                [key: string]: unknown;
            };
        } & (components["schemas"]["AccountGameInvited"] | components["schemas"]["AccountGameStarted"] | components["schemas"]["AccountGameTurn"] | components["schemas"]["AccountGameFinished"] | components["schemas"]["AccountSeekMatched"]);
        /** @description A problem document (RFC 9457). */
        Problem: {
            /**
             * Format: uri
             * @description A page that says what happened and what to do next.
             */
            type: string;
            /** @description What the code means, for people. */
            title: string;
            /** @description The status of the answer. */
            status: number;
            /** @description What is wrong this time, for people. */
            detail: string;
            /** @description The path of the request. */
            instance: string;
            /** @description What programs compare. Clients accept codes that they do not know. */
            code: string;
            /** @description The `X-Request-Id` of the answer. */
            requestId: string;
        } & {
            [key: string]: unknown;
        };
        RateLimited: {
            /**
             * Format: uri
             * @description A page that says what happened and what to do next.
             */
            type: string;
            /** @description What the code means, for people. */
            title: string;
            /** @description The status of the answer. */
            status: number;
            /** @description What is wrong this time, for people. */
            detail: string;
            /** @description The path of the request. */
            instance: string;
            /** @description What programs compare. Clients accept codes that they do not know. */
            code: string;
            /** @description The `X-Request-Id` of the answer. */
            requestId: string;
            /**
             * @description The name of the limit that was reached.
             * @enum {string}
             */
            policy: "create" | "moves" | "reads" | "accounts" | "waits";
            limit: components["schemas"]["Limit"];
        } & {
            [key: string]: unknown;
        };
        /** @description What is let through, of what, and for whom. */
        Limit: {
            /**
             * @description The name of the policy or bound.
             * @example moves
             */
            name: string;
            /**
             * @description So many are let through; null: any number.
             * @example 600
             */
            limit: number | null;
            /** @enum {string} */
            unit: "requests" | "accounts" | "waits" | "bytes" | "moves" | "items" | "characters" | "plies" | "seconds";
            /**
             * @description The length of the window in which they are counted; null: at the same time, or at all.
             * @example 60
             */
            windowSeconds: number | null;
            /**
             * @description For whom or what: a caller is an account, by its token, or else an address, of IPv6 a /64 network.
             * @enum {string}
             */
            per: "caller" | "address" | "request" | "game" | "account";
            description: string;
        };
        ValidationProblem: {
            /**
             * Format: uri
             * @description A page that says what happened and what to do next.
             */
            type: string;
            /** @description What the code means, for people. */
            title: string;
            /** @description The status of the answer. */
            status: number;
            /** @description What is wrong this time, for people. */
            detail: string;
            /** @description The path of the request. */
            instance: string;
            /** @description What programs compare. Clients accept codes that they do not know. */
            code: string;
            /** @description The `X-Request-Id` of the answer. */
            requestId: string;
            /** @description All that is wrong. */
            errors: components["schemas"]["Fault"][];
        } & {
            [key: string]: unknown;
        };
        /** @description One thing that is wrong with a request. */
        Fault: {
            /** @enum {string} */
            in: "body" | "query" | "header" | "path";
            /**
             * @description JSON Pointer of the field in the body, an unknown one included; elsewhere `/` and the name.
             * @example /rules/pieces
             */
            pointer: string;
            /** @enum {string} */
            code: "required" | "type" | "unknown-field" | "range" | "length" | "format" | "enum";
            message: string;
        };
        RulesInvalid: {
            /**
             * Format: uri
             * @description A page that says what happened and what to do next.
             */
            type: string;
            /** @description What the code means, for people. */
            title: string;
            /** @description The status of the answer. */
            status: number;
            /** @description What is wrong this time, for people. */
            detail: string;
            /** @description The path of the request. */
            instance: string;
            /** @description What programs compare. Clients accept codes that they do not know. */
            code: string;
            /** @description The `X-Request-Id` of the answer. */
            requestId: string;
            /**
             * @description The parameter to change.
             * @enum {string}
             */
            parameter: "board" | "pieces" | "movesWhilePlacing" | "flyingAt" | "protectedMills" | "doubleMillCaptures" | "repeatedMillCapture" | "blockedPlayer" | "fullBoard" | "repetitionDraw" | "quietMovesDraw" | "endgameQuietMovesDraw";
        } & {
            [key: string]: unknown;
        };
        /** @description The game does not stand as the request supposes. */
        StateProblem: {
            /**
             * Format: uri
             * @description A page that says what happened and what to do next.
             */
            type: string;
            /** @description What the code means, for people. */
            title: string;
            /** @description The status of the answer. */
            status: number;
            /** @description What is wrong this time, for people. */
            detail: string;
            /** @description The path of the request. */
            instance: string;
            /** @description What programs compare. Clients accept codes that they do not know. */
            code: string;
            /** @description The `X-Request-Id` of the answer. */
            requestId: string;
            game: components["schemas"]["Game"] & unknown;
        } & {
            [key: string]: unknown;
        };
        CursorExpired: {
            /**
             * Format: uri
             * @description A page that says what happened and what to do next.
             */
            type: string;
            /** @description What the code means, for people. */
            title: string;
            /** @description The status of the answer. */
            status: number;
            /** @description What is wrong this time, for people. */
            detail: string;
            /** @description The path of the request. */
            instance: string;
            /** @description What programs compare. Clients accept codes that they do not know. */
            code: string;
            /** @description The `X-Request-Id` of the answer. */
            requestId: string;
            /** @description The oldest `after` behind which nothing is gone. */
            oldest: number;
        } & {
            [key: string]: unknown;
        };
        StalePly: {
            /**
             * Format: uri
             * @description A page that says what happened and what to do next.
             */
            type: string;
            /** @description What the code means, for people. */
            title: string;
            /** @description The status of the answer. */
            status: number;
            /** @description What is wrong this time, for people. */
            detail: string;
            /** @description The path of the request. */
            instance: string;
            /** @description What programs compare. Clients accept codes that they do not know. */
            code: string;
            /** @description The `X-Request-Id` of the answer. */
            requestId: string;
            game: components["schemas"]["Game"];
            currentPly: number;
            /** @description What happened since your `ply`, at most 100 events. */
            events: components["schemas"]["Event"][];
        } & {
            [key: string]: unknown;
        };
        IllegalMove: {
            /**
             * Format: uri
             * @description A page that says what happened and what to do next.
             */
            type: string;
            /** @description What the code means, for people. */
            title: string;
            /** @description The status of the answer. */
            status: number;
            /** @description What is wrong this time, for people. */
            detail: string;
            /** @description The path of the request. */
            instance: string;
            /** @description What programs compare. Clients accept codes that they do not know. */
            code: string;
            /** @description The `X-Request-Id` of the answer. */
            requestId: string;
            /** @enum {string} */
            reason: "malformed-move" | "unknown-point" | "must-place" | "nothing-in-hand" | "no-piece-there" | "not-your-piece" | "point-occupied" | "not-adjacent" | "capture-required" | "capture-not-earned" | "capture-protected" | "too-few-captures" | "too-many-captures" | "capture-empty-point" | "capture-own-piece" | "game-over";
            /** @description What could have been played. */
            legalMoveTexts: string[];
            /** @description Which of several moves it was, from 0. */
            moveIndex?: number;
        } & {
            [key: string]: unknown;
        };
        /** @description Every preset. */
        PresetList: {
            data: components["schemas"]["Preset"][];
        };
        /** @description A named rule set, and where it comes from. */
        Preset: {
            id: components["schemas"]["PresetId"];
            /** @description The name, in the answer’s language. */
            name: string;
            /** @description What its players call the game, in `language`. */
            nativeName: string;
            /**
             * @description Of `nativeName`, as BCP 47.
             * @example pl
             */
            language: string;
            /** @description What sets these rules apart, in a sentence or two, in the answer’s language. */
            summary: string;
            /** @description The whole game as a player has to know it, in paragraphs, in the answer’s language. */
            text: string[];
            rules: components["schemas"]["Rules"];
            /** @description The text that the rules were taken from; `null` where there is none. */
            source: {
                /** @description In the source’s own language. */
                title: string;
                author: string | null;
                /**
                 * @description Of the source, as BCP 47.
                 * @example pl
                 */
                language: string;
            } | null;
            /** @description For each parameter, whether the source states it or the service assumes it. */
            provenance: {
                /** @enum {string} */
                board: "stated" | "assumed";
                /** @enum {string} */
                pieces: "stated" | "assumed";
                /** @enum {string} */
                movesWhilePlacing: "stated" | "assumed";
                /** @enum {string} */
                flyingAt: "stated" | "assumed";
                /** @enum {string} */
                protectedMills: "stated" | "assumed";
                /** @enum {string} */
                doubleMillCaptures: "stated" | "assumed";
                /** @enum {string} */
                repeatedMillCapture: "stated" | "assumed";
                /** @enum {string} */
                blockedPlayer: "stated" | "assumed";
                /** @enum {string} */
                fullBoard: "stated" | "assumed";
                /** @enum {string} */
                repetitionDraw: "stated" | "assumed";
                /** @enum {string} */
                quietMovesDraw: "stated" | "assumed";
                /** @enum {string} */
                endgameQuietMovesDraw: "stated" | "assumed";
            };
        };
        /**
         * @description A named rule set, see `GET /v1/rules`.
         * @example russian
         * @enum {string}
         */
        PresetId: "standard" | "polish" | "finnish" | "czech" | "hungarian" | "hungarian-house" | "russian" | "no-flying" | "six" | "twelve" | "lasker" | "morabaraba";
        /** @description Rules told to a player; a preset under its name. */
        RulesDescription: {
            /** @description The name, in the answer’s language. */
            name: string;
            /** @description What sets these rules apart, in a sentence or two, in the answer’s language. */
            summary: string;
            /** @description The whole game as a player has to know it, in paragraphs, in the answer’s language. */
            text: string[];
            rules: components["schemas"]["Rules"];
        };
        RulesDescriptionRequest: {
            rules?: components["schemas"]["RulesRequest"] | null;
        };
        /**
         * @description Rules to play by: a preset’s name, or a preset with changes.
         * @example {
         *       "preset": "russian",
         *       "doubleMillCaptures": 1
         *     }
         */
        RulesRequest: ("standard" | "polish" | "finnish" | "czech" | "hungarian" | "hungarian-house" | "russian" | "no-flying" | "six" | "twelve" | "lasker" | "morabaraba") | components["schemas"]["RulesChange"];
        /** @description A preset with changes. What is left out is as the preset has it; so is a field that is `null`, except where `null` is a value of its own. `Rules` taken from an answer can be sent back as they are. */
        RulesChange: {
            /**
             * @description The preset that the other fields change; left out: `standard`.
             * @enum {string|null}
             */
            preset?: "standard" | "polish" | "finnish" | "czech" | "hungarian" | "hungarian-house" | "russian" | "no-flying" | "six" | "twelve" | "lasker" | "morabaraba" | null;
            /**
             * @description The board, see `GET /v1/boards/{board}`.
             * @enum {string|null}
             */
            board?: "nine" | "twelve" | "six" | null;
            /** @description Pieces that each player places. All of them must fit on the board: `six` takes at most 7. */
            pieces?: number | null;
            /** @description Whether a player with pieces in hand may also move a piece on the board. */
            movesWhilePlacing?: boolean | null;
            /** @description With an empty hand and at most this many pieces a player may fly to any free point; `null`: nobody flies. */
            flyingAt?: number | null;
            /**
             * @description Which pieces in a mill are safe from capture: all, unless every piece on the board stands in one (`unless-all-in-mills`); none (`never`); all, and a mill that finds no free piece earns nothing (`always`).
             * @enum {string|null}
             */
            protectedMills?: "unless-all-in-mills" | "never" | "always" | null;
            /**
             * @description Captures earned by a ply that closes two mills or more.
             * @enum {integer|null}
             */
            doubleMillCaptures?: 1 | 2 | null;
            /**
             * @description Whether a mill earns again: always (`allowed`), only the first time that a player closes that line (`once-per-line`), or unless a piece goes straight back (`not-on-return`).
             * @enum {string|null}
             */
            repeatedMillCapture?: "allowed" | "once-per-line" | "not-on-return" | null;
            /**
             * @description What happens to a player to move who has no legal move.
             * @enum {string|null}
             */
            blockedPlayer?: "loses" | "draws" | "passes" | null;
            /**
             * @description With every point taken and both hands empty: a draw at once, or the player to move is blocked.
             * @enum {string|null}
             */
            fullBoard?: "draws" | "blocked" | null;
            /** @description A draw when a position occurs this often; `null`: never. */
            repetitionDraw?: number | null;
            /** @description A draw after this many moves of each side without a capture; `null`: never. */
            quietMovesDraw?: number | null;
            /** @description The same, while either side has exactly three pieces and both hands are empty; `null`: never. */
            endgameQuietMovesDraw?: number | null;
        };
        /** @description A board as a graph, with all that it takes to draw it. */
        Board: {
            id: components["schemas"]["BoardId"];
            /** @description In the order of their indices: row by row from the top, left to right. */
            points: {
                name: components["schemas"]["PointName"];
                /** @description The place in the order that texts and lists keep, from 0. */
                index: number;
                /** @description The file, from 0 at the left. */
                x: number;
                /** @description The rank, from 0 at the bottom. */
                y: number;
                /** @description The points to which a piece can slide. */
                adjacent: components["schemas"]["PointName"][];
            }[];
            /** @description The lines that are mills when one side holds all of them. */
            lines: components["schemas"]["Line"][];
        };
        /**
         * @description A board: `nine` (24 points), `twelve` (the same with diagonals) or `six` (16 points).
         * @example nine
         * @enum {string}
         */
        BoardId: "nine" | "twelve" | "six";
        /** @description The position that the moves lead to, and what can follow. */
        PositionAnswer: {
            rules: components["schemas"]["Rules"];
            position: components["schemas"]["Position"];
            /** @description `null` while the game goes on. */
            result: components["schemas"]["Result"] | null;
            /** @description None after the end. */
            legalMoves: components["schemas"]["Move"][];
        };
        /** @description Moves to be played, and from where. */
        PositionRequest: {
            /** @description Left out: `standard`. */
            rules?: components["schemas"]["RulesRequest"] | null;
            /** @description Where to begin; left out: the start of a game. */
            position?: components["schemas"]["PositionText"] | null;
            /**
             * @description Moves to play from there, in turn.
             * @example [
             *       "d6",
             *       "f4"
             *     ]
             */
            moves?: string[] | null;
        };
        /** @description An SVG document of 432 × 516 units, without script or anything to load. Its `title` and `desc` tell the position in words, in English. */
        Picture: string;
        /** @description The game, and the tokens of the seats that are yours. */
        CreatedGame: {
            game: components["schemas"]["Game"];
            tokens: {
                white?: components["schemas"]["SeatToken"];
                black?: components["schemas"]["SeatToken"];
            };
            joinCode?: components["schemas"]["JoinCode"];
        };
        /**
         * @description Opens the seat: `Authorization: Bearer seat_…`. Shown in this answer only; keep it secret.
         * @example seat_oYw0pAGbx2lK53VJqmZfVQAAAAAAAXo5h0m8TQF1x3yRr5WkQ2bVnC9LpD4e
         */
        SeatToken: string;
        /**
         * @description Lets somebody join an unlisted game; read in any case.
         * @example 7q2kfx0mzd3vth5c
         */
        JoinCode: string;
        CreateGame: {
            /** @description Left out: `standard`. */
            rules?: components["schemas"]["RulesRequest"] | null;
            /** @description Where play begins; left out: at the start. */
            position?: components["schemas"]["PositionText"] | null;
            /** @description Left out: `unlisted`. */
            visibility?: ("public" | "unlisted") | null;
            seats?: {
                white?: components["schemas"]["SeatRequest"] | null;
                black?: components["schemas"]["SeatRequest"] | null;
            } | null;
            /** @description Whether the service draws who is White. */
            shuffleSeats?: boolean | null;
            /** @description Left out or null: there is none, and a game without a move for 30 days is abandoned. */
            clock?: components["schemas"]["ClockWithIncrement"] | components["schemas"]["ClockByDays"] | null;
            /** @description Whether moves can be taken back where both sides agree; left out: no. */
            takebacks?: boolean | null;
            /** @description How long open seats wait for their players, before the game is aborted; left out: a day. */
            expiresInSeconds?: number | null;
        };
        SeatRequest: {
            /** @description `token` (the default): the answer has its token. `open`: somebody else joins. `me`: the account that asks. `invite`: kept for the account in `accountId`, which an account may invite. */
            kind?: ("token" | "open" | "me" | "invite") | null;
            /** @description Of a seat with a token; an account goes by its own. */
            name?: components["schemas"]["Name"] | null;
            /** @description Who is invited. */
            accountId?: string;
        };
        /** @example Ilona */
        Name: string;
        GamePage: {
            /** @description Newest first. */
            data: components["schemas"]["Game"][];
            /** @description The `cursor` of the next page; null on the last one. */
            next: string | null;
        };
        JoinedGame: {
            color: components["schemas"]["Color"];
            token?: components["schemas"]["SeatToken"] & unknown;
            game: components["schemas"]["Game"];
        };
        JoinGame: {
            /** @description Left out: the first open seat, White before Black. */
            color?: components["schemas"]["Color"] | null;
            name?: components["schemas"]["Name"] | null;
            /** @description An unlisted game wants it. */
            joinCode?: components["schemas"]["JoinCode"] | null;
        };
        DeclineGame: {
            /** @description Left out: `generic`. */
            reason?: ("later" | "rules" | "clock" | "no-bots" | "generic") | null;
        };
        Played: {
            /** @description The move as its event has it; `seq` and `hash` are a receipt. */
            played: {
                ply: number;
                color: components["schemas"]["Color"];
                move: string;
                at: components["schemas"]["Time"];
                seq: number;
                hash: string;
            };
            game: components["schemas"]["Game"];
        };
        PlayMove: {
            /**
             * @description As text; read in any case.
             * @example d6
             */
            move: string;
            /** @description Plies already played: the `ply` of the game that you looked at. With it a retry is always safe. */
            ply?: number | null;
            /** @description Offers a draw along with the move; dropped without harm where it cannot be offered. */
            offerDraw?: boolean | null;
        };
        MoveList: {
            data: {
                /** @description The number of the ply that it was, from 1. */
                ply: number;
                color: components["schemas"]["Color"];
                /**
                 * @description As text: `d6` places, `a1-a4` slides or flies; captures follow, each behind an `x`: `a1-a4xd7`.
                 * @example a1-a4xd7
                 */
                move: string;
                at: components["schemas"]["Time"];
            }[];
        };
        LegalMoves: {
            gameId: components["schemas"]["GameId"];
            ply: number;
            toMove: components["schemas"]["Color"];
            /** @enum {string} */
            phase: "placing" | "moving" | "flying";
            moves: components["schemas"]["Move"][];
        };
        EmptyBody: Record<string, never>;
        RematchSeat: {
            gameId: components["schemas"]["GameId"];
            token?: components["schemas"]["SeatToken"];
        };
        Rematch: {
            gameId: components["schemas"]["GameId"] | null;
        };
        RenewedToken: {
            token: components["schemas"]["SeatToken"];
        };
        EventPage: {
            /** @description Oldest first. */
            data: components["schemas"]["Event"][];
            /** @description The `after` of the next request. */
            next: number;
            /** @description Whether the game is finished and nothing is left. */
            done: boolean;
        };
        /** @description `rules`, `position` and `moves` can be sent to `POST /v1/positions` as they are. */
        GameExport: {
            rules: components["schemas"]["Rules"];
            position: components["schemas"]["PositionText"];
            moves: string[];
            result: components["schemas"]["Result"] | null;
        };
        CreatedAccount: {
            account: components["schemas"]["OwnAccount"];
            token: components["schemas"]["AccountToken"];
        };
        /** @description An account, as it sees itself. */
        OwnAccount: {
            id: components["schemas"]["AccountId"];
            name: string;
            /**
             * @description What plays: a program or a person, as it says itself.
             * @enum {string}
             */
            kind: "bot" | "person";
            createdAt: components["schemas"]["Time"];
            /** @description Finished games; those that were aborted or abandoned do not count. */
            games: {
                played: number;
                won: number;
                drawn: number;
                lost: number;
            };
            /** @description Whether others may invite it to games. */
            acceptsInvites: boolean;
        };
        /**
         * @description Acts for the account: `Authorization: Bearer tok_…`. Shown in this answer only; keep it secret.
         * @example tok_W1vQ0gGb0qnOWzVjVZ9Qnr1qAZr0qnOWdVjVZ9Qnr1qAAXo5h0m8TQF1x3yRr5WkQ2bVnC9LpD4eYzAb
         */
        AccountToken: string;
        CreateAccount: {
            name: components["schemas"]["AccountName"];
            /** @enum {string} */
            kind: "bot" | "person";
        };
        /**
         * @description Unique whatever the case of its letters, and never given out again.
         * @example mill-builder
         */
        AccountName: string;
        /** @description An account, as everybody sees it. */
        Account: {
            id: components["schemas"]["AccountId"];
            name: string;
            /**
             * @description What plays: a program or a person, as it says itself.
             * @enum {string}
             */
            kind: "bot" | "person";
            createdAt: components["schemas"]["Time"];
            /** @description Finished games; those that were aborted or abandoned do not count. */
            games: {
                played: number;
                won: number;
                drawn: number;
                lost: number;
            };
        };
        /** @description What is left out stays. */
        ChangeAccount: {
            name?: components["schemas"]["AccountName"] | null;
            acceptsInvites?: boolean | null;
        };
        AccountEventPage: {
            /** @description Oldest first. */
            data: components["schemas"]["AccountEvent"][];
            /** @description The following `after`. */
            next: number;
        };
        AccountTokenList: {
            /** @description Oldest first. */
            data: components["schemas"]["AccountTokenInfo"][];
        };
        AccountTokenInfo: {
            /**
             * @description Names the token; it is not the token.
             * @example tok_01kbcdxyzve5mr8g6t2h0n4q9s
             */
            id: string;
            label: string | null;
            createdAt: components["schemas"]["Time"];
            /** @description The beginning of the day of its last use, in UTC. */
            lastUsedAt: components["schemas"]["Time"] | null;
        };
        CreatedAccountToken: {
            /**
             * @description Names the token; it is not the token.
             * @example tok_01kbcdxyzve5mr8g6t2h0n4q9s
             */
            id: string;
            label: string | null;
            createdAt: components["schemas"]["Time"];
            /** @description The beginning of the day of its last use, in UTC. */
            lastUsedAt: components["schemas"]["Time"] | null;
            token: components["schemas"]["AccountToken"];
        };
        CreateAccountToken: {
            /** @description To tell it from others. */
            label?: components["schemas"]["Name"] | null;
        };
        /** @description What an account wants to play. It waits without any connection. */
        Seek: {
            /** @example seek_01kbcdxyzve5mr8g6t2h0n4q9s */
            id: string;
            /** @enum {string} */
            status: "waiting" | "matched" | "cancelled" | "expired";
            /** @description The game that it became. */
            gameId: components["schemas"]["GameId"] | null;
            /** @description What its account plays; null until it is matched. */
            color: components["schemas"]["Color"] | null;
            expiresAt: components["schemas"]["Time"] & unknown;
            accountId: components["schemas"]["AccountId"];
            rules: components["schemas"]["Rules"];
            clock: components["schemas"]["ClockWithIncrement"] | components["schemas"]["ClockByDays"] | null;
            wish: components["schemas"]["ColorWish"];
            createdAt: components["schemas"]["Time"];
        };
        /**
         * @description What its account wants to play.
         * @enum {string}
         */
        ColorWish: "white" | "black" | "random";
        CreateSeek: {
            /** @description Left out: `standard`. */
            rules?: components["schemas"]["RulesRequest"] | null;
            /** @description Left out or null: none. */
            clock?: components["schemas"]["ClockWithIncrement"] | components["schemas"]["ClockByDays"] | null;
            /** @description Left out: `random`. */
            color?: components["schemas"]["ColorWish"] | null;
        };
        SeekPage: {
            /** @description Newest first. */
            data: components["schemas"]["Seek"][];
            /** @description The `cursor` of the next page; null on the last one. */
            next: string | null;
        };
        LimitList: {
            /** @description Policies first, with the settings of this service. */
            data: components["schemas"]["Limit"][];
        };
        Health: {
            /** @enum {string} */
            status: "ok";
        };
        Readiness: {
            /** @enum {string} */
            status: "ok";
            /**
             * @description Of the service.
             * @example 1.0.0
             */
            version: string;
        };
        /** @description The problem document of each error code. */
        ProblemsByCode: {
            "not-found": components["schemas"]["Problem"];
            "method-not-allowed": components["schemas"]["Problem"];
            unavailable: components["schemas"]["Problem"];
            "rate-limited": components["schemas"]["RateLimited"];
            unauthenticated: components["schemas"]["Problem"];
            "account-required": components["schemas"]["Problem"];
            "payload-too-large": components["schemas"]["Problem"];
            "unsupported-media-type": components["schemas"]["Problem"];
            "malformed-json": components["schemas"]["Problem"];
            "validation-failed": components["schemas"]["ValidationProblem"];
            "rules-invalid": components["schemas"]["RulesInvalid"];
            "position-invalid": components["schemas"]["Problem"];
            "idempotency-key-reused": components["schemas"]["Problem"];
            "name-taken": components["schemas"]["Problem"];
            "wrong-seat": components["schemas"]["Problem"];
            "seat-taken": components["schemas"]["StateProblem"];
            "invitation-refused": components["schemas"]["Problem"];
            "cursor-expired": components["schemas"]["CursorExpired"];
            "game-not-started": components["schemas"]["StateProblem"];
            "game-over": components["schemas"]["StateProblem"];
            "too-late-to-abort": components["schemas"]["StateProblem"];
            "game-not-over": components["schemas"]["StateProblem"];
            "version-mismatch": components["schemas"]["StateProblem"];
            "stale-ply": components["schemas"]["StalePly"];
            "not-your-turn": components["schemas"]["StateProblem"];
            "nothing-to-accept": components["schemas"]["StateProblem"];
            "offer-too-soon": components["schemas"]["StateProblem"];
            "takebacks-off": components["schemas"]["StateProblem"];
            "nothing-to-take-back": components["schemas"]["StateProblem"];
            "illegal-move": components["schemas"]["IllegalMove"];
            internal: components["schemas"]["Problem"];
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
        "X-Request-Id": string;
        /**
         * @description The limit that the request counted for: its name, the requests that it lets through (`q`) and the seconds of a window (`w`).
         * @example "reads";q=1200;w=60
         */
        "RateLimit-Policy": string;
        /**
         * @description What is left of that limit: so many requests (`r`) in the next `t` seconds. On Cloudflare Workers it is not known.
         * @example "reads";r=1199;t=42
         */
        RateLimit: string;
        /**
         * @description Seconds to wait before the same request is sent again.
         * @example 21
         */
        "Retry-After": number;
        /**
         * @description How to authenticate: with a token as `Authorization: Bearer …`.
         * @example Bearer
         */
        "WWW-Authenticate": string;
        /**
         * @description Names this state of the resource; for a game its version. For `If-None-Match` and `If-Match`.
         * @example "12"
         */
        ETag: string;
        /**
         * @description Whether the answer may be kept, and for how long.
         * @example no-cache
         */
        "Cache-Control": string;
        /**
         * @description The language of the texts for players, as BCP 47.
         * @example pl
         */
        "Content-Language": string;
        /**
         * @description The path of what was created.
         * @example /v1/games/game_01kbadpg00fcrt2r6n4dp06z1v
         */
        Location: string;
        /**
         * @description The next page, where there is one.
         * @example </v1/games?cursor=…>; rel="next"
         */
        Link: string;
        /**
         * @description `true` where the answer repeats that of an earlier request.
         * @example true
         */
        "Idempotent-Replayed": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listPresets: {
        parameters: {
            query?: {
                /** @description The language of the texts, as BCP 47; it counts before `Accept-Language`. */
                lang?: "en" | "pl" | "fi" | "cs" | "ru" | "hu";
            };
            header?: {
                /** @description The ETag that you have already. */
                "If-None-Match"?: string;
                /** @description The languages that the player reads. Where none of them is ours, the texts are in English. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every preset. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresetList"];
                };
            };
        };
    };
    describeRules: {
        parameters: {
            query?: {
                /** @description The language of the texts, as BCP 47; it counts before `Accept-Language`. */
                lang?: "en" | "pl" | "fi" | "cs" | "ru" | "hu";
            };
            header?: {
                /** @description The languages that the player reads. Where none of them is ours, the texts are in English. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RulesDescriptionRequest"];
            };
        };
        responses: {
            /** @description The rules, told and complete. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesDescription"];
                };
            };
        };
    };
    getPreset: {
        parameters: {
            query?: {
                /** @description The language of the texts, as BCP 47; it counts before `Accept-Language`. */
                lang?: "en" | "pl" | "fi" | "cs" | "ru" | "hu";
            };
            header?: {
                /** @description The ETag that you have already. */
                "If-None-Match"?: string;
                /** @description The languages that the player reads. Where none of them is ours, the texts are in English. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description A named rule set, see `GET /v1/rules`. */
                preset: components["schemas"]["PresetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preset. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preset"];
                };
            };
        };
    };
    getBoard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have already. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description A board: `nine` (24 points), `twelve` (the same with diagonals) or `six` (16 points). */
                board: components["schemas"]["BoardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The board. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
        };
    };
    describePosition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PositionRequest"];
            };
        };
        responses: {
            /** @description The position after the moves. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PositionAnswer"];
                };
            };
        };
    };
    drawPosition: {
        parameters: {
            query?: {
                /** @description The rules: a preset’s name, or, as JSON, a preset with changes, such as the `rules` of a game. Left out: `standard`. */
                rules?: string;
                /** @description The position as text, with `%20` or `+` for its spaces; left out: the start of a game. */
                position?: components["schemas"]["PositionText"] & unknown;
                /** @description The move to mark, as text: one that can have led to the position. */
                lastMove?: string;
                /** @description Whether files and ranks are named beside the board. */
                coordinates?: "true" | "false";
                /** @description `print` is black on white and does without colours. */
                theme?: "light" | "dark" | "print";
                /** @description The side from which the board is seen: its first rank is the lowest. */
                orientation?: "white" | "black";
            };
            header?: {
                /** @description The ETag that you have already. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": components["schemas"]["Picture"];
                };
            };
        };
    };
    listGames: {
        parameters: {
            query?: {
                /** @description Left out: all. */
                status?: ("open" | "active" | "finished")[];
                /** @description Left out: all, changed rules too. */
                preset?: ("standard" | "polish" | "finnish" | "czech" | "hungarian" | "hungarian-house" | "russian" | "no-flying" | "six" | "twelve" | "lasker" | "morabaraba")[];
                /** @description Games a page. */
                limit?: number;
                /** @description The `next` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of games. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamePage"];
                };
            };
        };
    };
    createGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description A fresh secret for every new request, best a UUID. A repeat under the same key within 24 hours gives the same thing and the same tokens. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateGame"];
            };
        };
        responses: {
            /** @description The game, and the tokens of the seats that are yours. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedGame"];
                };
            };
        };
    };
    getGame: {
        parameters: {
            query?: {
                /** @description Parts of the game that are left out otherwise. */
                include?: ("moves" | "legalMoves")[];
                /** @description The game as its events up to this one left it, which never changes. Names are left out. */
                version?: number;
                /** @description The game as it stood after this ply, with an end that the ply itself brought. Names are left out. */
                ply?: number;
            };
            header?: {
                /** @description The ETag that you have already. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
        };
    };
    drawGame: {
        parameters: {
            query?: {
                /** @description The game as its events up to this one left it, which never changes. Names are left out. */
                version?: number;
                /** @description The game as it stood after this ply, with an end that the ply itself brought. Names are left out. */
                ply?: number;
                /** @description Whether files and ranks are named beside the board. */
                coordinates?: "true" | "false";
                /** @description `print` is black on white and does without colours. */
                theme?: "light" | "dark" | "print";
                /** @description The side from which the board is seen: its first rank is the lowest. */
                orientation?: "white" | "black";
            };
            header?: {
                /** @description The ETag that you have already. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": components["schemas"]["Picture"];
                };
            };
        };
    };
    joinGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description A fresh secret for every new request, best a UUID. A repeat under the same key within 24 hours gives the same thing and the same tokens. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["JoinGame"];
            };
        };
        responses: {
            /** @description The seat is yours. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinedGame"];
                };
            };
        };
    };
    declineGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeclineGame"];
            };
        };
        responses: {
            /** @description The game is aborted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
        };
    };
    listMoves: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have already. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The moves. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoveList"];
                };
            };
        };
    };
    playMove: {
        parameters: {
            query?: {
                /** @description Parts of the game that are left out otherwise. */
                include?: ("moves" | "legalMoves")[];
                /** @description Seconds to wait at most. */
                wait?: number;
            };
            header?: {
                /** @description The ETag of the game that you looked at: the move counts only while the game is still at that version. With a single one a retry is always safe. */
                "If-Match"?: string;
            };
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayMove"];
            };
        };
        responses: {
            /** @description You played this move before; the game is as it now stands. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Played"];
                };
            };
            /** @description The move is played. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Played"];
                };
            };
        };
    };
    listLegalMoves: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have already. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The moves, ordered by `from`, `to` and `captures`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalMoves"];
                };
            };
        };
    };
    resignGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description You have resigned. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
        };
    };
    abortGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The game is aborted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
        };
    };
    offerDraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The draw is offered, or agreed on. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
        };
    };
    dropDrawOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No draw is offered. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
        };
    };
    acceptDraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The game is drawn. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
        };
    };
    offerTakeback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The takeback is asked for, or done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
        };
    };
    dropTakebackOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No takeback is asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
        };
    };
    acceptTakeback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The moves are taken back. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
        };
    };
    getRematch: {
        parameters: {
            query?: {
                /** @description Seconds to wait at most. */
                wait?: number;
            };
            header?: never;
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rematch, if any. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rematch"];
                };
            };
        };
    };
    askForRematch: {
        parameters: {
            query?: never;
            header?: {
                /** @description A fresh secret for every new request, best a UUID. A repeat under the same key within 24 hours gives the same thing and the same tokens. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The game, and the token of your seat in it, unless your account plays. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RematchSeat"];
                };
            };
        };
    };
    renewToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description A fresh secret for every new request, best a UUID. A repeat under the same key within 24 hours gives the same thing and the same tokens. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The seat's new token. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewedToken"];
                };
            };
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description The `seq` that you have already. */
                after?: number;
                /** @description Events at most. */
                limit?: number;
                /** @description Seconds to wait at most. */
                wait?: number;
            };
            header?: never;
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPage"];
                };
            };
        };
    };
    streamGame: {
        parameters: {
            query?: {
                /** @description The `seq` that you have already: the stream goes on behind it, without a snapshot. */
                after?: number;
            };
            header?: {
                /** @description The same as `after`, and counts before it; browsers send it. */
                "Last-Event-ID"?: number;
            };
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description The game is over, and you have all of it: an `EventSource` stops for good. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    streamGameLines: {
        parameters: {
            query?: {
                /** @description The `seq` that you have already: the stream goes on behind it, without a snapshot. */
                after?: number;
            };
            header?: {
                /** @description The same as `after`, and counts before it; browsers send it. */
                "Last-Event-ID"?: number;
            };
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            /** @description The game is over, and you have all of it. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    exportGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have already. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The id of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameExport"];
                };
            };
        };
    };
    findAccount: {
        parameters: {
            query: {
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
        };
    };
    createAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description A fresh secret for every new request, best a UUID. A repeat under the same key within 24 hours gives the same thing and the same tokens. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAccount"];
            };
        };
        responses: {
            /** @description The account and its token. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedAccount"];
                };
            };
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
        };
    };
    listAccountGames: {
        parameters: {
            query?: {
                /** @description Left out: all. */
                status?: ("open" | "active" | "finished")[];
                /** @description Left out: all, changed rules too. */
                preset?: ("standard" | "polish" | "finnish" | "czech" | "hungarian" | "hungarian-house" | "russian" | "no-flying" | "six" | "twelve" | "lasker" | "morabaraba")[];
                /** @description Games a page. */
                limit?: number;
                /** @description The `next` of the page before. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description The id of the account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of games. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamePage"];
                };
            };
        };
    };
    getOwnAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnAccount"];
                };
            };
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    changeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeAccount"];
            };
        };
        responses: {
            /** @description Your account as it now is. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnAccount"];
                };
            };
        };
    };
    listOwnGames: {
        parameters: {
            query?: {
                /** @description Left out: all. */
                status?: ("open" | "active" | "finished")[];
                /** @description Only games in which you have the move. */
                turn?: "mine";
                /** @description Games a page. */
                limit?: number;
                /** @description The `next` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of games. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamePage"];
                };
            };
        };
    };
    listAccountEvents: {
        parameters: {
            query?: {
                /** @description The `seq` that you have already. */
                after?: number;
                /** @description Events at most. */
                limit?: number;
                /** @description Seconds to wait at most. */
                wait?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountEventPage"];
                };
            };
        };
    };
    streamAccountLines: {
        parameters: {
            query?: {
                /** @description The `seq` that you have already: the stream goes on behind it, without a snapshot. */
                after?: number;
            };
            header?: {
                /** @description The same as `after`, and counts before it; browsers send it. */
                "Last-Event-ID"?: number;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
        };
    };
    listAccountTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All tokens that are live. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountTokenList"];
                };
            };
        };
    };
    createAccountToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description A fresh secret for every new request, best a UUID. A repeat under the same key within 24 hours gives the same thing and the same tokens. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateAccountToken"];
            };
        };
        responses: {
            /** @description The new token. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedAccountToken"];
                };
            };
        };
    };
    deleteAccountToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the token. */
                tokenId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token is dead. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listSeeks: {
        parameters: {
            query?: {
                /** @description Games a page. */
                limit?: number;
                /** @description The `next` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of seeks. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeekPage"];
                };
            };
        };
    };
    createSeek: {
        parameters: {
            query?: never;
            header?: {
                /** @description A fresh secret for every new request, best a UUID. A repeat under the same key within 24 hours gives the same thing and the same tokens. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateSeek"];
            };
        };
        responses: {
            /** @description You seek the very same already, and this is the seek that waits. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seek"];
                };
            };
            /** @description The seek, matched already or waiting. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seek"];
                };
            };
        };
    };
    getSeek: {
        parameters: {
            query?: {
                /** @description Seconds to wait at most. */
                wait?: number;
            };
            header?: never;
            path: {
                /** @description The id of the seek. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seek. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seek"];
                };
            };
        };
    };
    cancelSeek: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the seek. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seek. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seek"];
                };
            };
        };
    };
    listLimits: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have already. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every limit. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitList"];
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It lives. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is ready. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
        };
    };
}
