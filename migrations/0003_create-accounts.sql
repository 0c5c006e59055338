CREATE TABLE "account_names" (
	"name" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_tokens" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"label" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "account_tokens_pkey" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text,
	"kind" text NOT NULL,
	"accepts_invites" boolean NOT NULL,
	"changes" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "accounts_kind" CHECK ("accounts"."kind" in ('bot', 'person')),
	CONSTRAINT "accounts_name" CHECK (("accounts"."name" is null) = ("accounts"."deleted_at" is not null)),
	CONSTRAINT "accounts_changes" CHECK ("accounts"."changes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "kept_answers" ALTER COLUMN "game_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "kept_answers" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "kept_answers" ADD COLUMN "token_id" uuid;--> statement-breakpoint
ALTER TABLE "kept_answers" ADD COLUMN "seek_id" uuid;--> statement-breakpoint
CREATE INDEX "games_of_white" ON "games" USING btree ("white_account","status","id","winner","reason") WHERE "games"."white_account" is not null;--> statement-breakpoint
CREATE INDEX "games_of_black" ON "games" USING btree ("black_account","status","id","winner","reason") WHERE "games"."black_account" is not null;--> statement-breakpoint
ALTER TABLE "kept_answers" ADD CONSTRAINT "kept_answers_subject" CHECK (num_nonnulls("kept_answers"."game_id", "kept_answers"."account_id") = 1);