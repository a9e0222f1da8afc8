import { type Clock, systemClock } from "@/lib/domain/clock";
import { quietUntil } from "@/lib/domain/quiet-hours";
import { afterItsTime, isLate } from "@/lib/domain/reminder-times";
import type { Channel } from "@/lib/reminders/channel";
import { configuredChannels } from "@/lib/reminders/channels";
import {
  type Claim,
  claimReminders,
  type DueReminder,
  findDueReminders,
  type Hush,
  leaveInPeace,
} from "@/lib/store/due-reminders";

/** Large enough that a round trip costs little beside the writing, small enough that nobody waits for long. */
const BATCH = 250;

/**
 * Turns everything that is due into notifications, however many there are and whoever else is at it. What a worker finds
 * here it settles, so that a lost wake-up, a crash or a long absence costs time and nothing else. Answers how many.
 */
export async function deliverDue(
  clock: Clock = systemClock,
  channels: readonly Channel[] = configuredChannels(),
): Promise<number> {
  for (let settled = 0; ; ) {
    const now = clock.now();
    const due = await findDueReminders(now, BATCH);
    if (due.length === 0) return settled;
    const resting = restingPeople(due, now);
    const hushed = await leaveInPeace([...resting.values()]);
    const welcome = due.filter(({ reminder }) => !resting.has(reminder.userId));
    const wanted = await whoWants(channels, welcome);
    const claimed = await claimReminders(
      welcome.map((each) => claimFor(each, wanted, now, clock)),
      now,
    );
    settled += claimed;
    // Others hold what is left, and they finish it.
    if (claimed + hushed === 0) return settled;
  }
}

/** Whose quiet hours it is: what is due to them waits, however late it is already. */
function restingPeople(due: DueReminder[], now: Date): Map<string, Hush> {
  const people = new Map<string, Hush>();
  for (const { reminder, timeZone, quietHours: hours } of due) {
    const until = quietUntil(now, hours, timeZone);
    if (hours && until) people.set(reminder.userId, { userId: reminder.userId, timeZone, hours, until });
  }
  return people;
}

type Wanted = { channel: string; by: ReadonlySet<string> }[];

async function whoWants(channels: readonly Channel[], due: DueReminder[]): Promise<Wanted> {
  const people = [...new Set(due.map(({ reminder }) => reminder.userId))];
  return Promise.all(channels.map(async ({ name, wantedBy }) => ({ channel: name, by: await wantedBy(people) })));
}

function claimFor(due: DueReminder, wanted: Wanted, now: Date, clock: Clock): Claim {
  const { reminder, task, taskIsOpen, timeZone, quietUntil: quietEnd } = due;
  const { id, version, userId } = reminder;
  const occurrenceAt = reminder.nextAt ?? reminder.remindAt;
  const claim = { id, version, occurrenceAt, ...afterItsTime(reminder, now, timeZone) };
  if (!taskIsOpen) return { ...claim, notice: null };
  const heldUntil = quietEnd && quietEnd > new Date(occurrenceAt) ? quietEnd.toISOString() : null;
  const late = isLate(new Date(heldUntil ?? occurrenceAt), now);
  const result = { reminder: { id, task: { ...task } }, occurrence_at: occurrenceAt, late, held_until: heldUntil };
  const deliveries = wanted.filter(({ by }) => by.has(userId)).map(({ channel }) => ({ id: clock.newId(), channel }));
  return { ...claim, notice: { id: clock.newId(), recordId: clock.newId(), late, heldUntil, result, deliveries } };
}
