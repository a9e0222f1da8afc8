// A worker on its own, as a server runs it. It says what it sends; told to, it hangs between sending and marking. With
// SMTP_URL set it has the channels that a server would have, instead of one that only talks.

import { setTimeout as delay } from "node:timers/promises";
import type { Channel } from "@/lib/reminders/channel";
import { configuredChannels } from "@/lib/reminders/channels";
import { deliverOnce } from "@/lib/reminders/deliver-once";
import { pushChannel } from "@/lib/reminders/push/push-channel";
import { startReminders } from "@/lib/reminders/start-reminders";
import { startStore } from "@/lib/store/start-store";
import { LOOPBACK_REACH } from "@/tests/support/loopback-reach";

const [mode = "work"] = process.argv.slice(2);

const told: Channel = {
  name: "told",
  wantedBy: async (people) => new Set(mode === "work" ? [] : people),
  send: async ({ id }) => {
    console.log(`sent ${id}`);
    if (mode === "hang") await delay(600_000);
  },
  showsRepeatsOnce: false,
  retries: { limit: 3, delaySeconds: 1 },
};

/** The real one, but for where it may send to and how long it waits before it tries again. */
const push: Channel = { ...pushChannel(LOOPBACK_REACH), retries: told.retries };
const channels = process.env.SMTP_URL ? configuredChannels() : [mode.startsWith("push") ? push : told];

await startStore();
if (mode.endsWith("once")) {
  console.log(`delivered ${await deliverOnce(undefined, channels)}`);
  process.exit(0);
}
startReminders({ channels });
console.log("started");
