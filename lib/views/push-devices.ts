import type { PushDeviceJson } from "@/lib/domain/push-device";
import { listPushDevices } from "@/lib/store/push-subscription-store";

export async function readPushDevices(userId: string, vapidKey: string): Promise<PushDeviceJson[]> {
  const devices = await listPushDevices(userId, vapidKey);
  return devices.map(({ endpoint, deviceName, createdAt, lastUsedAt }) => ({
    endpoint,
    name: deviceName,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  }));
}
