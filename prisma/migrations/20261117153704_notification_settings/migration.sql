-- AlterEnum
ALTER TYPE "DeliveryState" ADD VALUE 'settled';

-- AlterTable
ALTER TABLE "Notification" ADD COLUMN     "heldUntil" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "emailOn" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "ownEmail" TEXT,
ADD COLUMN     "quietFrom" TEXT NOT NULL DEFAULT '22:00',
ADD COLUMN     "quietHoursOn" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "quietTo" TEXT NOT NULL DEFAULT '07:00',
ADD COLUMN     "quietUntil" TIMESTAMPTZ(3),
ADD COLUMN     "snoozeMinutes" INTEGER NOT NULL DEFAULT 10;

-- CreateTable
CREATE TABLE "EmailCode" (
    "userId" UUID NOT NULL,
    "address" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "EmailCode_pkey" PRIMARY KEY ("userId")
);

-- AddForeignKey
ALTER TABLE "EmailCode" ADD CONSTRAINT "EmailCode_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema language cannot say ---------------------------------------------------------------------------

-- What waits was held by the hours as they were. With others, or in another zone, it is decided anew.
CREATE FUNCTION forget_quiet_until() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."quietUntil" := NULL;
  RETURN NEW;
END $$;

CREATE TRIGGER "User_forget_quiet_until" BEFORE UPDATE OF "quietHoursOn", "quietFrom", "quietTo", "timeZone" ON "User"
  FOR EACH ROW WHEN ((OLD."quietHoursOn", OLD."quietFrom", OLD."quietTo", OLD."timeZone")
    IS DISTINCT FROM (NEW."quietHoursOn", NEW."quietFrom", NEW."quietTo", NEW."timeZone"))
  EXECUTE FUNCTION forget_quiet_until();

-- The worker looks at once, and every open page shows when things come now and what the first snooze is.
CREATE FUNCTION announce_reminder_settings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('steward_reminders', '');
  PERFORM announce(NEW."id", jsonb_build_object('type', 'notifications'));
  RETURN NULL;
END $$;

CREATE TRIGGER "User_announce_reminder_settings" AFTER UPDATE ON "User"
  FOR EACH ROW WHEN ((OLD."quietHoursOn", OLD."quietFrom", OLD."quietTo", OLD."timeZone", OLD."quietUntil", OLD."snoozeMinutes")
    IS DISTINCT FROM (NEW."quietHoursOn", NEW."quietFrom", NEW."quietTo", NEW."timeZone", NEW."quietUntil", NEW."snoozeMinutes"))
  EXECUTE FUNCTION announce_reminder_settings();
