CREATE TABLE "new_account_counts" (
	"address" "bytea" NOT NULL,
	"window" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "new_account_counts_pkey" PRIMARY KEY("address","window")
);
--> statement-breakpoint
CREATE INDEX "new_account_counts_window" ON "new_account_counts" USING btree ("window");