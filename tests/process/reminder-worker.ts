// A worker on its own, as a server runs it. With SMTP_URL set it has the channels that a server would have; else one that
// only says what it sends and hangs then, or the one that pushes, or none.

import type { Channel } from "@/lib/reminders/channel";
import { configuredChannels } from "@/lib/reminders/channels";
import { startReminders } from "@/lib/reminders/start-reminders";
import { startStore } from "@/lib/store/start-store";
import { loopbackPush, toldChannel } from "@/tests/support/told-channel";

const [mode = "work"] = process.argv.slice(2);

function channels(): readonly Channel[] {
  if (process.env.SMTP_URL) return configuredChannels();
  if (mode === "push") return [loopbackPush];
  return mode === "hang" ? [toldChannel((id) => console.log(`sent ${id}`), true)] : [];
}

await startStore();
startReminders({ channels: channels() });
console.log("started");
