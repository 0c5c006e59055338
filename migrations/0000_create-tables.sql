CREATE TABLE "game_events" (
	"game_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"type" text NOT NULL,
	"v" smallint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"data" jsonb NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "game_events_pkey" PRIMARY KEY("game_id","seq"),
	CONSTRAINT "game_events_seq" CHECK ("game_events"."seq" > 0),
	CONSTRAINT "game_events_v" CHECK ("game_events"."v" > 0),
	CONSTRAINT "game_events_data" CHECK (jsonb_typeof("game_events"."data") = 'object'),
	CONSTRAINT "game_events_hash" CHECK (length("game_events"."hash") = 32)
);
--> statement-breakpoint
CREATE TABLE "games" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rules" jsonb NOT NULL,
	"preset" text,
	"visibility" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"head_hash" "bytea" NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"white_kind" text NOT NULL,
	"black_kind" text NOT NULL,
	"white_name" text,
	"black_name" text,
	"white_generation" integer NOT NULL,
	"black_generation" integer NOT NULL,
	"position" text NOT NULL,
	"history" "bytea" NOT NULL,
	"white_plies" integer NOT NULL,
	"black_plies" integer NOT NULL,
	"last_color" text,
	"last_ply" integer,
	"last_move" text,
	"last_move_at" timestamp (3) with time zone,
	"winner" text,
	"reason" text,
	"expires_at" timestamp (3) with time zone,
	"expires_hour" timestamp (3) with time zone,
	CONSTRAINT "games_version" CHECK ("games"."version" > 0),
	CONSTRAINT "games_head_hash" CHECK (length("games"."head_hash") = 32),
	CONSTRAINT "games_status" CHECK ("games"."status" in ('open', 'active', 'finished')),
	CONSTRAINT "games_rules" CHECK (jsonb_typeof("games"."rules") = 'object'),
	CONSTRAINT "games_visibility" CHECK ("games"."visibility" in ('public', 'unlisted')),
	CONSTRAINT "games_kinds" CHECK ("games"."white_kind" in ('open', 'token') and "games"."black_kind" in ('open', 'token')),
	CONSTRAINT "games_generations" CHECK ("games"."white_generation" >= 0 and "games"."black_generation" >= 0),
	CONSTRAINT "games_history" CHECK (length("games"."history") % 7 = 0),
	CONSTRAINT "games_plies" CHECK ("games"."white_plies" >= 0 and "games"."black_plies" >= 0),
	CONSTRAINT "games_last_move" CHECK (num_nulls("games"."last_color", "games"."last_ply", "games"."last_move", "games"."last_move_at") in (0, 4)),
	CONSTRAINT "games_result" CHECK (("games"."status" = 'finished') = ("games"."reason" is not null)),
	CONSTRAINT "games_winner" CHECK ("games"."winner" is null or "games"."reason" is not null),
	CONSTRAINT "games_expiry" CHECK (("games"."status" = 'finished') = ("games"."expires_at" is null))
);
--> statement-breakpoint
CREATE TABLE "kept_answers" (
	"mac" "bytea" PRIMARY KEY NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	"key_id" text NOT NULL,
	"game_id" uuid NOT NULL,
	"white_generation" integer,
	"black_generation" integer,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "games_public" ON "games" USING btree ("id") WHERE "games"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "games_public_by_status" ON "games" USING btree ("status","id") WHERE "games"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "games_public_by_preset" ON "games" USING btree ("preset","status","id") WHERE "games"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "games_expiring" ON "games" USING btree ("expires_hour") WHERE "games"."expires_hour" is not null;--> statement-breakpoint
CREATE INDEX "kept_answers_created_at" ON "kept_answers" USING btree ("created_at");