import { database } from "@/lib/store/database";
import type { PushSubscription } from "@/lib/store/generated/client";

/** What it takes to send to a browser. */
export interface PushTarget {
  id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

export type ListedPushDevice = Pick<PushSubscription, "endpoint" | "deviceName" | "createdAt" | "lastUsedAt">;

type NewSubscription = Pick<PushSubscription, "endpoint" | "p256dh" | "auth" | "vapidKey" | "deviceName">;

/**
 * The browser is this person's from now on, whoever's it was: its notifications are for who is signed in there. Only the
 * browser itself knows the keys that belong to an endpoint; without them nobody takes it over. Says whether that worked.
 */
export async function savePushSubscription(userId: string, subscription: NewSubscription): Promise<boolean> {
  const { client } = await database();
  const { endpoint, p256dh, auth, vapidKey, deviceName } = subscription;
  const written = await client.$executeRaw`
    INSERT INTO "PushSubscription" ("id", "userId", "endpoint", "p256dh", "auth", "vapidKey", "deviceName", "createdAt")
    VALUES (gen_random_uuid(), ${userId}::uuid, ${endpoint}, ${p256dh}, ${auth}, ${vapidKey}, ${deviceName}, clock_timestamp())
    ON CONFLICT ("endpoint") DO UPDATE SET "userId" = EXCLUDED."userId", "p256dh" = EXCLUDED."p256dh",
      "auth" = EXCLUDED."auth", "vapidKey" = EXCLUDED."vapidKey", "deviceName" = EXCLUDED."deviceName", "retryAt" = NULL
    WHERE "PushSubscription"."userId" = EXCLUDED."userId"
      OR ("PushSubscription"."p256dh", "PushSubscription"."auth") = (EXCLUDED."p256dh", EXCLUDED."auth")`;
  return written > 0;
}

/** The browsers that can be reached under this key, the newest first. */
export async function listPushDevices(userId: string, vapidKey: string): Promise<ListedPushDevice[]> {
  const { client } = await database();
  return client.pushSubscription.findMany({
    where: { userId, vapidKey },
    select: { endpoint: true, deviceName: true, createdAt: true, lastUsedAt: true },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
  });
}

export async function findPushTarget(userId: string, endpoint: string, vapidKey: string): Promise<PushTarget | null> {
  const { client } = await database();
  const select = { id: true, endpoint: true, p256dh: true, auth: true };
  return client.pushSubscription.findFirst({ where: { userId, endpoint, vapidKey }, select });
}

export async function removePushDevice(userId: string, endpoint: string): Promise<void> {
  const { client } = await database();
  await client.pushSubscription.deleteMany({ where: { userId, endpoint } });
}

/** Everything there is, for the export: the keys are the browser's secret and stay out of it. */
export async function allPushDevices(userId: string): Promise<ListedPushDevice[]> {
  const { client } = await database();
  const select = { endpoint: true, deviceName: true, createdAt: true, lastUsedAt: true };
  return client.pushSubscription.findMany({ where: { userId }, select, orderBy: { createdAt: "asc" } });
}
