-- Trigrams find tasks by a few mistyped words. The embedded database hangs in them when btree_gin is loaded beside
-- them, so the owner is not part of these indexes.
CREATE EXTENSION IF NOT EXISTS "pg_trgm";

-- CreateEnum
CREATE TYPE "TaskStatus" AS ENUM ('pending', 'completed');

-- CreateEnum
CREATE TYPE "TaskPriority" AS ENUM ('low', 'medium', 'high');

-- CreateEnum
CREATE TYPE "MessageRole" AS ENUM ('user', 'assistant', 'system');

-- CreateEnum
CREATE TYPE "MessageState" AS ENUM ('streaming', 'complete', 'needs_clarification', 'needs_confirmation', 'error', 'interrupted');

-- CreateEnum
CREATE TYPE "PendingActionType" AS ENUM ('DELETE_TASK');

-- CreateEnum
CREATE TYPE "PendingActionStatus" AS ENUM ('pending', 'confirmed', 'cancelled', 'expired');

-- CreateEnum
CREATE TYPE "PendingActionRequester" AS ENUM ('session', 'token');

-- CreateEnum
CREATE TYPE "PendingActionResolver" AS ENUM ('button', 'text', 'new_message', 'timeout');

-- CreateEnum
CREATE TYPE "InvocationSource" AS ENUM ('chat', 'ui', 'mcp', 'api', 'system');

-- CreateEnum
CREATE TYPE "ClassificationMethod" AS ENUM ('RULE_BASED', 'LLM_FALLBACK', 'DIRECT');

-- CreateEnum
CREATE TYPE "ReminderStatus" AS ENUM ('scheduled', 'done', 'cancelled');

-- CreateTable
CREATE TABLE "User" (
    "id" UUID NOT NULL,
    "name" TEXT,
    "email" TEXT,
    "emailVerified" TIMESTAMPTZ(3),
    "image" TEXT,
    "timeZone" TEXT NOT NULL DEFAULT 'UTC',
    "locale" TEXT NOT NULL DEFAULT 'en',
    "nextTaskNumber" INTEGER NOT NULL DEFAULT 1,
    "sessionVersion" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Account" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "providerAccountId" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Task" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "title" VARCHAR(255) NOT NULL,
    "description" VARCHAR(1000),
    "status" "TaskStatus" NOT NULL DEFAULT 'pending',
    "priority" "TaskPriority",
    "dueOn" DATE,
    "dueAt" TIMESTAMPTZ(3),
    "recurrence" TEXT,
    "completedAt" TIMESTAMPTZ(3),
    "deletedAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Task_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Conversation" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Conversation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Message" (
    "id" TEXT NOT NULL,
    "userId" UUID NOT NULL,
    "conversationId" UUID NOT NULL,
    "position" BIGSERIAL NOT NULL,
    "role" "MessageRole" NOT NULL,
    "parts" JSONB NOT NULL,
    "state" "MessageState" NOT NULL,
    "stopRequestedAt" TIMESTAMPTZ(3),
    "metadata" JSONB,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Message_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "PendingAction" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "conversationId" UUID,
    "messageId" TEXT,
    "actionType" "PendingActionType" NOT NULL,
    "tasks" JSONB NOT NULL,
    "requestedBy" "PendingActionRequester" NOT NULL,
    "tokenId" UUID,
    "status" "PendingActionStatus" NOT NULL DEFAULT 'pending',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "resolvedAt" TIMESTAMPTZ(3),
    "resolvedBy" "PendingActionResolver",
    "outcome" JSONB,

    CONSTRAINT "PendingAction_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ToolInvocationRecord" (
    "id" UUID NOT NULL,
    "position" BIGSERIAL NOT NULL,
    "userId" UUID NOT NULL,
    "conversationId" UUID,
    "messageId" TEXT,
    "source" "InvocationSource" NOT NULL,
    "tokenId" UUID,
    "sequence" INTEGER NOT NULL,
    "toolName" TEXT NOT NULL,
    "parameters" JSONB NOT NULL,
    "intentClassification" TEXT,
    "confidence" DOUBLE PRECISION,
    "classificationMethod" "ClassificationMethod" NOT NULL,
    "result" JSONB,
    "success" BOOLEAN NOT NULL,
    "errorCode" TEXT,
    "errorMessage" TEXT,
    "changes" JSONB NOT NULL DEFAULT '[]',
    "undoneAt" TIMESTAMPTZ(3),
    "idempotencyKey" TEXT NOT NULL,
    "invokedAt" TIMESTAMPTZ(3) NOT NULL,
    "durationMs" INTEGER NOT NULL,

    CONSTRAINT "ToolInvocationRecord_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Reminder" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "taskId" UUID NOT NULL,
    "remindAt" TIMESTAMPTZ(3) NOT NULL,
    "minutesBeforeDue" INTEGER,
    "repeatIntervalMinutes" INTEGER,
    "repeatCount" INTEGER,
    "deliveredCount" INTEGER NOT NULL DEFAULT 0,
    "nextAt" TIMESTAMPTZ(3),
    "status" "ReminderStatus" NOT NULL DEFAULT 'scheduled',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Reminder_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Notification" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "reminderId" UUID NOT NULL,
    "occurrenceAt" TIMESTAMPTZ(3) NOT NULL,
    "late" BOOLEAN NOT NULL DEFAULT false,
    "readAt" TIMESTAMPTZ(3),
    "snoozedUntil" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Notification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PushSubscription" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "deviceName" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMPTZ(3),

    CONSTRAINT "PushSubscription_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AccessToken" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "scopes" TEXT[],
    "expiresAt" TIMESTAMPTZ(3),
    "lastUsedAt" TIMESTAMPTZ(3),
    "revokedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AccessToken_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RateLimit" (
    "userId" UUID NOT NULL,
    "bucket" TEXT NOT NULL,
    "windowStart" TIMESTAMPTZ(3) NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "RateLimit_pkey" PRIMARY KEY ("userId","bucket")
);

-- CreateIndex
CREATE INDEX "Account_userId_idx" ON "Account"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "Account_provider_providerAccountId_key" ON "Account"("provider", "providerAccountId");

-- CreateIndex
CREATE UNIQUE INDEX "Task_userId_number_key" ON "Task"("userId", "number");

-- CreateIndex
CREATE INDEX "Conversation_userId_updatedAt_idx" ON "Conversation"("userId", "updatedAt" DESC);

-- CreateIndex
CREATE INDEX "Message_conversationId_position_idx" ON "Message"("conversationId", "position");

-- CreateIndex
CREATE INDEX "PendingAction_userId_createdAt_idx" ON "PendingAction"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "PendingAction_conversationId_idx" ON "PendingAction"("conversationId");

-- CreateIndex
CREATE INDEX "ToolInvocationRecord_userId_invokedAt_id_idx" ON "ToolInvocationRecord"("userId", "invokedAt" DESC, "id");

-- CreateIndex
CREATE INDEX "ToolInvocationRecord_conversationId_invokedAt_idx" ON "ToolInvocationRecord"("conversationId", "invokedAt" DESC);

-- CreateIndex
CREATE INDEX "ToolInvocationRecord_userId_messageId_idx" ON "ToolInvocationRecord"("userId", "messageId");

-- CreateIndex
CREATE INDEX "ToolInvocationRecord_userId_position_idx" ON "ToolInvocationRecord"("userId", "position" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "ToolInvocationRecord_userId_idempotencyKey_key" ON "ToolInvocationRecord"("userId", "idempotencyKey");

-- CreateIndex
CREATE INDEX "Reminder_userId_status_nextAt_idx" ON "Reminder"("userId", "status", "nextAt");

-- CreateIndex
CREATE INDEX "Reminder_taskId_idx" ON "Reminder"("taskId");

-- CreateIndex
CREATE INDEX "Notification_userId_createdAt_idx" ON "Notification"("userId", "createdAt" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "Notification_reminderId_occurrenceAt_key" ON "Notification"("reminderId", "occurrenceAt");

-- CreateIndex
CREATE UNIQUE INDEX "PushSubscription_endpoint_key" ON "PushSubscription"("endpoint");

-- CreateIndex
CREATE INDEX "PushSubscription_userId_idx" ON "PushSubscription"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "AccessToken_hash_key" ON "AccessToken"("hash");

-- CreateIndex
CREATE INDEX "AccessToken_userId_idx" ON "AccessToken"("userId");

-- AddForeignKey
ALTER TABLE "Account" ADD CONSTRAINT "Account_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Task" ADD CONSTRAINT "Task_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Conversation" ADD CONSTRAINT "Conversation_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Message" ADD CONSTRAINT "Message_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Message" ADD CONSTRAINT "Message_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PendingAction" ADD CONSTRAINT "PendingAction_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PendingAction" ADD CONSTRAINT "PendingAction_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ToolInvocationRecord" ADD CONSTRAINT "ToolInvocationRecord_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Reminder" ADD CONSTRAINT "Reminder_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Reminder" ADD CONSTRAINT "Reminder_taskId_fkey" FOREIGN KEY ("taskId") REFERENCES "Task"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_reminderId_fkey" FOREIGN KEY ("reminderId") REFERENCES "Reminder"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PushSubscription" ADD CONSTRAINT "PushSubscription_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AccessToken" ADD CONSTRAINT "AccessToken_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RateLimit" ADD CONSTRAINT "RateLimit_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema language cannot say ---------------------------------------------------------------------------

-- One question at a time: a second delete in a conversation joins the first card or waits for it.
CREATE UNIQUE INDEX "PendingAction_one_pending_per_conversation" ON "PendingAction"("conversationId") WHERE "status" = 'pending';

-- The order of every list: open first, then by due date and time, then by number. Keyset pages walk this index.
CREATE INDEX "Task_list_order" ON "Task"("userId", "status", COALESCE("dueOn", 'infinity'::date), COALESCE("dueAt", 'infinity'::timestamptz), "number") WHERE "deletedAt" IS NULL;

-- The bin, newest first, and what the purge looks for.
CREATE INDEX "Task_bin" ON "Task"("userId", "deletedAt" DESC) WHERE "deletedAt" IS NOT NULL;
CREATE INDEX "Task_purge" ON "Task"("deletedAt") WHERE "deletedAt" IS NOT NULL;

-- Finding a task by its words: exactly, then roughly.
CREATE INDEX "Task_exact_title" ON "Task"("userId", lower("title"));
CREATE INDEX "Task_fuzzy_title" ON "Task" USING GIN ("title" gin_trgm_ops);
CREATE INDEX "Task_description_search" ON "Task" USING GIN ("description" gin_trgm_ops);

-- What the delivery worker asks for, whoever it belongs to.
CREATE INDEX "Reminder_due" ON "Reminder"("nextAt") WHERE "status" = 'scheduled';

ALTER TABLE "Task" ADD CONSTRAINT "Task_title_not_blank" CHECK (btrim("title") <> '');

-- A statement that changes rows and writes their record calls this last. When a row was not at the version that was
-- expected, everything the statement did is taken back and the caller reads again.
CREATE FUNCTION require_all_written(expected bigint, written bigint) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF expected IS DISTINCT FROM written THEN
    RAISE EXCEPTION 'expected to write % rows, found %', expected, written USING ERRCODE = 'ST409';
  END IF;
  RETURN true;
END $$;
