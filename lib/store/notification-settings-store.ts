import { database } from "@/lib/store/database";
import { ADDRESS_COLUMNS, usableAddress } from "@/lib/store/usable-address";

export interface NotificationSettings {
  emailOn: boolean;
  address: string | null;
  ownEmail: string | null;
  /** An address that waits for its code. */
  unprovenAddress: string | null;
  quietHoursOn: boolean;
  quietFrom: string;
  quietTo: string;
  snoozeMinutes: number;
}

const SETTINGS = { emailOn: true, quietHoursOn: true, quietFrom: true, quietTo: true, snoozeMinutes: true } as const;

export async function findNotificationSettings(userId: string): Promise<NotificationSettings | null> {
  const { client } = await database();
  const person = await client.user.findUnique({
    where: { id: userId },
    select: { ...SETTINGS, ...ADDRESS_COLUMNS, emailCode: { select: { address: true, expiresAt: true } } },
  });
  if (!person) return null;
  const { email: _, emailVerified: __, emailCode, ...settings } = person;
  const isOpen = emailCode !== null && emailCode.expiresAt > new Date();
  return { ...settings, address: usableAddress(person), unprovenAddress: isOpen ? emailCode.address : null };
}

type Changed = Partial<Pick<NotificationSettings, keyof typeof SETTINGS>> & { locale?: string };

export async function saveNotificationSettings(userId: string, changed: Changed): Promise<void> {
  const { client } = await database();
  await client.user.updateMany({ where: { id: userId }, data: changed });
}
