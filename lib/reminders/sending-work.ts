import type { Clock } from "@/lib/domain/clock";
import type { Channel } from "@/lib/reminders/channel";
import { queueOf } from "@/lib/reminders/queue";
import { sendNotice } from "@/lib/reminders/send-notice";
import type { Work } from "@/lib/reminders/work-queue";

/** The queue of one channel: some at a time, each by itself, so that one that hangs keeps no other back. */
export const sendingWork = (channel: Channel, clock: Clock): Work => ({
  name: queueOf(channel),
  batch: 10,
  handle: async ([job]) => {
    if (job) await sendNotice(job.id, channel, clock);
  },
});
