-- A conversation is announced when a turn in it begins, ends or breaks off; not for each word in between.
CREATE FUNCTION announce_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce(NEW."userId", jsonb_build_object('type', 'conversation', 'id', NEW."conversationId"));
  RETURN NULL;
END $$;

CREATE TRIGGER "Message_announce_new" AFTER INSERT ON "Message"
  FOR EACH ROW WHEN (NEW."role" = 'assistant') EXECUTE FUNCTION announce_message();

CREATE TRIGGER "Message_announce_end" AFTER UPDATE OF "state" ON "Message"
  FOR EACH ROW WHEN (OLD."state" <> NEW."state") EXECUTE FUNCTION announce_message();

CREATE FUNCTION announce_conversation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce(OLD."userId", jsonb_build_object('type', 'conversation', 'id', OLD."id", 'deleted', TG_OP = 'DELETE'));
  RETURN NULL;
END $$;

CREATE TRIGGER "Conversation_announce_title" AFTER UPDATE OF "title" ON "Conversation"
  FOR EACH ROW WHEN (OLD."title" <> NEW."title") EXECUTE FUNCTION announce_conversation();

CREATE TRIGGER "Conversation_announce_end" AFTER DELETE ON "Conversation"
  FOR EACH ROW EXECUTE FUNCTION announce_conversation();
