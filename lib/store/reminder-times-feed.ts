import { database } from "@/lib/store/database";

const CHANNEL = "steward_reminders";

/** Calls back when a reminder got another time, by whichever instance, until the database is closed. */
export async function watchReminderTimes(onChange: () => void): Promise<void> {
  const { listen } = await database();
  await listen(CHANNEL, { onNotice: onChange, onGap: onChange, onClose: () => {} });
}
