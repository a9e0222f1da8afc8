import type { TaskJson } from "@/lib/domain/task-json";
import { hasEveryWord, matchTitle } from "@/lib/domain/title-match";
import { type CalendarDate, calendarDateAt } from "@/lib/domain/zoned-time";
import type { NewTask, ReminderTime } from "@/lib/language/understanding";

interface Here {
  now: Date;
  timeZone: string;
}

/** Which of the open tasks a reminder may be for: none when it is for something new, several when it has to be asked. */
export function tasksThere(made: NewTask, time: ReminderTime | null, tasks: TaskJson[], here: Here): TaskJson[] {
  const { title = "", isWhole = true } = made.perhaps ?? {};
  const same = tasks.filter((task) => task.title.toLowerCase() === (isWhole ? made.title : title)?.toLowerCase());
  const called = isWhole ? same.filter((task) => !isOtherOccasion(task, time, here)) : same;
  const found = isWhole || called.length > 0 ? called : calledSo(title, tasks);
  const day = dayOfThing(made, time);
  return day === null ? found : found.filter(({ due_on }) => due_on === day);
}

/** Every word that was said is in the title: "Anna's birthday" is not "Bob's birthday", and may be new. */
function calledSo(words: string, tasks: TaskJson[]): TaskJson[] {
  const match = matchTitle(words, tasks);
  if (match.kind === "one") return [match.item];
  return match.kind === "several" ? match.items.filter(({ title }) => hasEveryWord(words, title)) : [];
}

/** "remind me to buy milk on Saturday" while milk is to be bought tomorrow: that will be done by then, and its reminders gone. */
function isOtherOccasion({ due_on }: TaskJson, time: ReminderTime | null, { now, timeZone }: Here): boolean {
  if (due_on === null || time?.kind !== "at") return false;
  return due_on >= calendarDateAt(now, timeZone) && due_on < time.date.start.slice(0, 10);
}

/** "remind me the day before about the exam on Friday": the exam is the one of that day. */
function dayOfThing({ due }: NewTask, time: ReminderTime | null): CalendarDate | null {
  const isOfReminder = time?.kind === "at" && time.date.span.start === due?.span.start;
  return due && !isOfReminder ? due.start.slice(0, 10) : null;
}
