import { database } from "@/lib/store/database";
import type { PushTarget } from "@/lib/store/push-subscription-store";

/** Of these people, those with a browser that can be reached under this key. */
export async function findPeopleWithDevices(userIds: string[], vapidKey: string): Promise<Set<string>> {
  const { client } = await database();
  const rows = await client.pushSubscription.findMany({
    where: { userId: { in: userIds }, vapidKey },
    select: { userId: true },
    distinct: ["userId"],
  });
  return new Set(rows.map(({ userId }) => userId));
}

export interface DeviceToReach extends PushTarget {
  /** An earlier attempt got through to it. */
  hasIt: boolean;
  retryAt: Date | null;
}

/** The person's browsers, and which of them have the notification already. */
export async function findDevicesFor(notice: { id: string; userId: string }, channel: string, vapidKey: string) {
  const { client } = await database();
  return client.$queryRaw<DeviceToReach[]>`
    SELECT s."id", s."endpoint", s."p256dh", s."auth", s."retryAt", coalesce(s."id" = ANY(d."reached"), false) AS "hasIt"
    FROM "PushSubscription" s
      LEFT JOIN "NotificationDelivery" d ON d."notificationId" = ${notice.id}::uuid AND d."channel" = ${channel}
    WHERE s."userId" = ${notice.userId}::uuid AND s."vapidKey" = ${vapidKey}`;
}

/** It has the notification: trying again for the person's other devices leaves it alone. */
export async function noteReached(deviceId: string, noticeId: string, channel: string, now: Date): Promise<void> {
  const { client } = await database();
  await client.$executeRaw`
    WITH device AS (
      UPDATE "PushSubscription" SET "lastUsedAt" = ${now.toISOString()}::timestamptz, "retryAt" = NULL
      WHERE "id" = ${deviceId}::uuid
    )
    UPDATE "NotificationDelivery" SET "reached" = array_append("reached", ${deviceId}::uuid)
    WHERE "notificationId" = ${noticeId}::uuid AND "channel" = ${channel} AND NOT ${deviceId}::uuid = ANY("reached")`;
}

/** Not before then, whatever there is to tell. */
export async function postponeDevice(deviceId: string, retryAt: Date): Promise<void> {
  const { client } = await database();
  await client.pushSubscription.updateMany({ where: { id: deviceId }, data: { retryAt } });
}

/** Its vendor says that there is no such browser any more. */
export async function forgetDevice(deviceId: string): Promise<void> {
  const { client } = await database();
  await client.pushSubscription.deleteMany({ where: { id: deviceId } });
}
