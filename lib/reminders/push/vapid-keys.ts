import webPush from "web-push";
import { z } from "zod";
import { configuration } from "@/lib/platform/configuration";
import { type Database, database } from "@/lib/store/database";
import { keepSecret } from "@/lib/store/kept-secret-store";

const keyPair = z.object({ publicKey: z.string(), privateKey: z.string() });

export interface VapidKeys extends z.infer<typeof keyPair> {
  /** How a browser's vendor may reach whoever runs this server. */
  subject: string;
}

/** Vendors want one; where nobody gave one and the server has no public address, it is nobody's. */
const NOBODY = "mailto:steward@example.org";

const known = new WeakMap<Database, Promise<string>>();

/**
 * The keys that this server signs its messages with: configured, or made once and kept in the database. There because the
 * subscriptions, which are worth nothing without them, are there too, and because every instance finds them there.
 */
export async function vapidKeys(): Promise<VapidKeys> {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT, NEXTAUTH_URL } = configuration();
  const subject = VAPID_SUBJECT ?? (NEXTAUTH_URL?.startsWith("https:") ? new URL(NEXTAUTH_URL).origin : NOBODY);
  if (VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY) {
    return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY, subject };
  }
  return { ...keyPair.parse(JSON.parse(await keptPair(await database()))), subject };
}

/** Read once for each database. What went wrong is tried again. */
function keptPair(open: Database): Promise<string> {
  const reading =
    known.get(open) ??
    keepSecret("vapid-keys", () => JSON.stringify(webPush.generateVAPIDKeys())).catch((error: unknown) => {
      known.delete(open);
      throw error;
    });
  known.set(open, reading);
  return reading;
}
