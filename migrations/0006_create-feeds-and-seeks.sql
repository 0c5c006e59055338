CREATE TABLE "account_events" (
	"account_id" uuid NOT NULL,
	"source" uuid NOT NULL,
	"source_seq" integer NOT NULL,
	"type" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"data" jsonb NOT NULL,
	"seq" integer,
	CONSTRAINT "account_events_pkey" PRIMARY KEY("account_id","source","source_seq","type")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"account_id" uuid NOT NULL,
	"inviter_id" uuid NOT NULL,
	"game_id" uuid NOT NULL,
	CONSTRAINT "invitations_pkey" PRIMARY KEY("account_id","inviter_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "seek_pools" (
	"pool" "bytea" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seeks" (
	"pool" "bytea" NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"rules" jsonb NOT NULL,
	"clock" jsonb,
	"wish" text NOT NULL,
	"status" text NOT NULL,
	"game_id" uuid,
	"color" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "seeks_pkey" PRIMARY KEY("pool","id"),
	CONSTRAINT "seeks_wish" CHECK ("seeks"."wish" in ('white', 'black', 'random')),
	CONSTRAINT "seeks_status" CHECK ("seeks"."status" in ('waiting', 'matched', 'cancelled')),
	CONSTRAINT "seeks_match" CHECK (("seeks"."status" = 'matched') = ("seeks"."game_id" is not null) and num_nulls("seeks"."game_id", "seeks"."color") in (0, 2))
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "is_leaving" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "feed_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "feed_floor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "account_events_by_seq" ON "account_events" USING btree ("account_id","seq");--> statement-breakpoint
CREATE INDEX "account_events_at" ON "account_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "seeks_waiting" ON "seeks" USING btree ("pool","id") WHERE "seeks"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "seeks_public" ON "seeks" USING btree ("id") WHERE "seeks"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "seeks_of_account" ON "seeks" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "seeks_created_at" ON "seeks" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "accounts_leaving" ON "accounts" USING btree ("id") WHERE "accounts"."is_leaving";