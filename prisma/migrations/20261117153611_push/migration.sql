-- AlterTable
ALTER TABLE "NotificationDelivery" ADD COLUMN     "reached" UUID[] DEFAULT ARRAY[]::UUID[];

-- AlterTable
ALTER TABLE "PushSubscription" ADD COLUMN     "retryAt" TIMESTAMPTZ(3),
ADD COLUMN     "vapidKey" TEXT NOT NULL;

-- CreateTable
CREATE TABLE "KeptSecret" (
    "name" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "KeptSecret_pkey" PRIMARY KEY ("name")
);
