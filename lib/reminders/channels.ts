import type { Channel } from "@/lib/reminders/channel";
import { pushChannel } from "@/lib/reminders/push/push-channel";

/** Every way out of the app. A new one is added here and nowhere else. */
export const CHANNELS: readonly Channel[] = [pushChannel()];
