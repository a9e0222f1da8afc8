-- Whoever writes, through whichever instance: what is committed is announced, what is taken back is not. An
-- announcement names the person, the kind and ids, never anybody's words.
CREATE FUNCTION announce(person uuid, event jsonb) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('steward_events', jsonb_build_object('user', person, 'event', event)::text);
$$;

-- A payload holds 8,000 bytes at most. Past a hundred tasks it says only that there was a change.
CREATE FUNCTION announce_record() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tasks jsonb;
BEGIN
  SELECT jsonb_agg(DISTINCT jsonb_build_object(
    'id', COALESCE(change->'after'->'taskId', change->'id'),
    'version', CASE WHEN change->>'entity' = 'task' THEN change->'after'->'version' END))
  INTO tasks FROM jsonb_array_elements(NEW."changes") AS change;
  IF jsonb_array_length(tasks) > 100 THEN
    tasks := NULL;
  END IF;
  PERFORM announce(NEW."userId", jsonb_build_object('type', 'tasks', 'tasks', tasks));
  RETURN NULL;
END $$;

CREATE TRIGGER "ToolInvocationRecord_announce" AFTER INSERT ON "ToolInvocationRecord"
  FOR EACH ROW WHEN (NEW."changes" <> '[]'::jsonb) EXECUTE FUNCTION announce_record();

CREATE FUNCTION announce_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce(NEW."userId", jsonb_build_object('type', 'confirmation', 'id', NEW."id"));
  RETURN NULL;
END $$;

CREATE TRIGGER "PendingAction_announce" AFTER UPDATE OF "status" ON "PendingAction"
  FOR EACH ROW EXECUTE FUNCTION announce_card();

-- "Sign out everywhere" ends what is open, at once.
CREATE FUNCTION announce_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce(NEW."id", jsonb_build_object('type', 'session'));
  RETURN NULL;
END $$;

CREATE TRIGGER "User_announce_session" AFTER UPDATE OF "sessionVersion" ON "User"
  FOR EACH ROW WHEN (OLD."sessionVersion" <> NEW."sessionVersion") EXECUTE FUNCTION announce_session();
