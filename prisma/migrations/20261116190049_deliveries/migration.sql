-- CreateEnum
CREATE TYPE "DeliveryState" AS ENUM ('waiting', 'sending', 'sent', 'failed');

-- CreateTable
CREATE TABLE "NotificationDelivery" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "notificationId" UUID NOT NULL,
    "channel" TEXT NOT NULL,
    "state" "DeliveryState" NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "problem" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "NotificationDelivery_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "NotificationDelivery_userId_idx" ON "NotificationDelivery"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "NotificationDelivery_notificationId_channel_key" ON "NotificationDelivery"("notificationId", "channel");

-- AddForeignKey
ALTER TABLE "NotificationDelivery" ADD CONSTRAINT "NotificationDelivery_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NotificationDelivery" ADD CONSTRAINT "NotificationDelivery_notificationId_fkey" FOREIGN KEY ("notificationId") REFERENCES "Notification"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema language cannot say ---------------------------------------------------------------------------

CREATE INDEX "Notification_unread" ON "Notification"("userId") WHERE "readAt" IS NULL;

-- What has yet to go out, whoever it belongs to.
CREATE INDEX "NotificationDelivery_waiting" ON "NotificationDelivery"("createdAt") WHERE "state" IN ('waiting', 'sending');

-- One announcement a transaction, however many arrive or are read: they all say the same.
CREATE FUNCTION announce_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce(NEW."userId", jsonb_build_object('type', 'notifications'));
  RETURN NULL;
END $$;

CREATE TRIGGER "Notification_announce_new" AFTER INSERT ON "Notification"
  FOR EACH ROW EXECUTE FUNCTION announce_notifications();

CREATE TRIGGER "Notification_announce_settled" AFTER UPDATE OF "readAt", "snoozedUntil" ON "Notification"
  FOR EACH ROW EXECUTE FUNCTION announce_notifications();

-- A notification is settled with what it is about, whoever does that and by whichever way: the last one of a reminder
-- that is snoozed, moved or called off, and all of a task that is done, deleted or given another date. A delivery raises
-- the count and settles nothing.
CREATE FUNCTION settle_by_reminder() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Notification" SET "readAt" = COALESCE("readAt", clock_timestamp()), "snoozedUntil" = NEW."nextAt"
  WHERE "reminderId" = NEW."id" AND ("readAt" IS NULL
    OR "occurrenceAt" = (SELECT max("occurrenceAt") FROM "Notification" WHERE "reminderId" = NEW."id"));
  RETURN NULL;
END $$;

CREATE TRIGGER "Reminder_settle" AFTER UPDATE OF "nextAt", "status" ON "Reminder"
  FOR EACH ROW WHEN (NEW."deliveredCount" <= OLD."deliveredCount" AND OLD."deliveredCount" > 0
    AND (OLD."nextAt", OLD."status") IS DISTINCT FROM (NEW."nextAt", NEW."status"))
  EXECUTE FUNCTION settle_by_reminder();

CREATE FUNCTION settle_by_task() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Notification" SET "readAt" = clock_timestamp()
  WHERE "readAt" IS NULL AND "reminderId" IN (SELECT "id" FROM "Reminder" WHERE "taskId" = NEW."id");
  RETURN NULL;
END $$;

CREATE TRIGGER "Task_settle" AFTER UPDATE OF "status", "deletedAt", "dueOn", "dueAt" ON "Task"
  FOR EACH ROW WHEN ((NEW."status" = 'completed' AND OLD."status" <> 'completed')
    OR (NEW."deletedAt" IS NOT NULL AND OLD."deletedAt" IS NULL)
    OR (OLD."dueOn", OLD."dueAt") IS DISTINCT FROM (NEW."dueOn", NEW."dueAt"))
  EXECUTE FUNCTION settle_by_task();

-- The worker plans its next wake-up anew when a reminder gets another time.
CREATE FUNCTION announce_reminder_time() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('steward_reminders', '');
  RETURN NULL;
END $$;

CREATE TRIGGER "Reminder_announce_time" AFTER INSERT OR UPDATE OF "nextAt" ON "Reminder"
  FOR EACH ROW WHEN (NEW."nextAt" IS NOT NULL) EXECUTE FUNCTION announce_reminder_time();

-- With a delivery goes its job, also when an account is deleted or a task purged. The queue makes its own tables when the
-- worker first starts.
CREATE FUNCTION forget_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_regclass('pgboss.job') IS NOT NULL THEN
    EXECUTE 'DELETE FROM pgboss.job WHERE name = $1 AND id = $2' USING 'notify-' || OLD."channel", OLD."id";
    EXECUTE 'DELETE FROM pgboss.archive WHERE name = $1 AND id = $2' USING 'notify-' || OLD."channel", OLD."id";
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "NotificationDelivery_forget_job" AFTER DELETE ON "NotificationDelivery"
  FOR EACH ROW EXECUTE FUNCTION forget_job();
