-- The log is append-only, and the database itself sees to it, also in sessions that
-- replay another server's changes: a statement trigger refuses even what would change
-- no row.
CREATE FUNCTION "refuse_to_change_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'game_events is append-only: % is refused', TG_OP USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "game_events_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "game_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_to_change_events"();
--> statement-breakpoint
ALTER TABLE "game_events" ENABLE ALWAYS TRIGGER "game_events_append_only";
