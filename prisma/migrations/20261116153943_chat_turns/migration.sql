-- AlterTable
ALTER TABLE "Message" ADD COLUMN     "attempt" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "inReplyTo" TEXT;

-- AlterTable
ALTER TABLE "PendingAction" ADD COLUMN     "resolvedInMessage" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "Message_userId_inReplyTo_key" ON "Message"("userId", "inReplyTo");

-- What Prisma's schema language cannot say ---------------------------------------------------------------------------

-- The messages of a conversation are taken one after the other: whoever cannot write a second reply here waits.
CREATE UNIQUE INDEX "Message_one_streaming_per_conversation" ON "Message"("conversationId") WHERE "state" = 'streaming';
