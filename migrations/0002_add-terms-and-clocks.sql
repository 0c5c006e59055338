ALTER TABLE "games" DROP CONSTRAINT "games_kinds";--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "white_account" uuid;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "black_account" uuid;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "live" jsonb;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_accounts" CHECK (("games"."white_kind" = 'invited' or ("games"."white_kind" = 'account') = ("games"."white_account" is not null)) and ("games"."black_kind" = 'invited' or ("games"."black_kind" = 'account') = ("games"."black_account" is not null)));--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_kinds" CHECK ("games"."white_kind" in ('open', 'invited', 'token', 'account') and "games"."black_kind" in ('open', 'invited', 'token', 'account'));