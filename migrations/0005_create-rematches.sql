CREATE TABLE "rematches" (
	"game_id" uuid PRIMARY KEY NOT NULL,
	"rematch_id" uuid NOT NULL,
	"key_id" text NOT NULL
);
