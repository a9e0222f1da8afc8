-- CreateTable
CREATE TABLE "EndedSession" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "endedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "EndedSession_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "EndedSession_userId_idx" ON "EndedSession"("userId");

-- CreateIndex
CREATE INDEX "EndedSession_endedAt_idx" ON "EndedSession"("endedAt");

-- AddForeignKey
ALTER TABLE "EndedSession" ADD CONSTRAINT "EndedSession_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Signing out ends what is open in that browser, at once. Whoever listens looks whether it was their session.
CREATE FUNCTION announce_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce(NEW."userId", jsonb_build_object('type', 'session'));
  RETURN NULL;
END $$;

CREATE TRIGGER "EndedSession_announce" AFTER INSERT ON "EndedSession"
  FOR EACH ROW EXECUTE FUNCTION announce_ended_session();
