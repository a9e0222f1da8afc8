import { setTimeout as delay } from "node:timers/promises";
import type { Channel } from "@/lib/reminders/channel";
import { pushChannel } from "@/lib/reminders/push/push-channel";
import { LOOPBACK_REACH } from "@/tests/support/loopback-reach";

/** A channel that everybody wants and that only says what it sends; told to, it hangs between sending and marking. */
export const toldChannel = (say: (id: string) => void, hangs = false): Channel => ({
  name: "told",
  wantedBy: async (people) => new Set(people),
  send: async ({ id }) => {
    say(id);
    if (hangs) await delay(600_000);
  },
  showsRepeatsOnce: false,
  retries: { limit: 3, delaySeconds: 1 },
});

/** The real one, but for where it may send to and how long it waits before it tries again. */
export const loopbackPush: Channel = { ...pushChannel(LOOPBACK_REACH), retries: { limit: 3, delaySeconds: 1 } };
