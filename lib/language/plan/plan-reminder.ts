import type { Proposal } from "@/lib/language/intent/proposal";
import { addTask } from "@/lib/language/plan/add-task";
import { atEachTime } from "@/lib/language/plan/at-each-time";
import { datedDeeds } from "@/lib/language/plan/dated-deeds";
import { newTime } from "@/lib/language/plan/new-time";
import { perhapsThere } from "@/lib/language/plan/perhaps-there";
import type { Planner } from "@/lib/language/plan/planner";
import { findShift, isMoving } from "@/lib/language/plan/read-shift";
import { readTarget } from "@/lib/language/plan/read-target";
import { readReminderRepeat, readReminderTime } from "@/lib/language/plan/read-times";
import { unkeptRhythm } from "@/lib/language/plan/unkept-rhythm";
import { findReferences } from "@/lib/language/reference/read-several";
import { type Sentence, wordAt } from "@/lib/language/sentence";
import type { PlanStep, TaskReference } from "@/lib/language/understanding";

/** "remind me about task 4", "remind me of that": a task that is there already, and nothing else. */
function knownTask(sentence: Sentence, { subject }: Proposal): TaskReference | null {
  const from = subject?.from ?? sentence.frame.reminds[0]?.next ?? sentence.frame.start;
  const found = findReferences(sentence, { from, to: subject?.to ?? sentence.frame.end });
  const isAll = found && (!subject || (found.at === subject.from && found.next === subject.to));
  // "remind me to call Dan and finish task 3" begins with a deed, which may be new.
  const isNew = found?.reference.kind === "several" && found.reference.each[0]?.kind === "title";
  return isAll && !isNew ? found.reference : null;
}

/** A reminder for something new is a task and a reminder on it; for a task that is there only the reminder. */
export const scheduleReminder: Planner = (sentence, proposal) => {
  const time = readReminderTime(sentence);
  const repeat = readReminderRepeat(sentence);
  const known = knownTask(sentence, proposal);
  // A reminder on a task that is there can come again within a day, but has no rhythm of weeks.
  const isUnkept = !repeat && time?.kind === "first";
  if (known) {
    const missing = time ? (isUnkept ? "rhythm" : null) : "time";
    const times = isUnkept ? [time] : atEachTime(sentence).map(readReminderTime);
    return { steps: times.map((each) => ({ tool: "schedule_reminder", task: known, time: each, repeat })), missing };
  }
  const dated = datedDeeds(sentence, proposal.subject);
  if (dated.length > 0)
    return {
      steps: dated.flatMap((deed, index) => withReminder(deed.sentence, { ...proposal, subject: deed.subject }, index)),
      missing: null,
    };
  const daily = atEachTime(sentence);
  if (daily.length > 1 && proposal.subject)
    return { steps: daily.flatMap((single, index) => withReminder(single, proposal, index)), missing: null };
  const added = addTask(sentence, proposal);
  const rhythm = repeat ? null : unkeptRhythm(sentence);
  const made = rhythm ? added : perhapsThere(sentence, proposal.subject, added);
  const steps: PlanStep[] = [made, { tool: "schedule_reminder", task: { kind: "step", step: 0 }, time, repeat }];
  return { steps, missing: added.title === null ? "title" : time === null ? "time" : rhythm };
};

/** One task of several, and the reminder on it. */
const withReminder = (sentence: Sentence, proposal: Proposal, index: number): PlanStep[] => [
  addTask(sentence, proposal),
  {
    tool: "schedule_reminder",
    task: { kind: "step", step: 2 * index },
    time: readReminderTime(sentence),
    repeat: null,
  },
];

export const changeReminder: Planner = (sentence, proposal) => {
  const minutes = shiftedBy(sentence);
  const reminder = readTarget(minutes === null ? withoutGoal(sentence) : sentence, proposal);
  if (minutes !== null)
    return {
      steps: [{ tool: "change_reminder", reminder, change: { kind: "shift", minutes } }],
      missing: reminder ? null : "task",
    };
  const to = movedTo(sentence);
  return {
    steps: [{ tool: "change_reminder", reminder, change: { kind: "move", to } }],
    missing: !reminder ? "task" : to ? null : "change",
  };
};

/** The time they are moved to says nothing about which they are. */
function withoutGoal(sentence: Sentence): Sentence {
  const goal = newTime(sentence);
  return { ...sentence, mentions: sentence.mentions.filter(({ to }) => to !== goal?.to) };
}

/** "to an hour earlier", "back by a day": counted from the time it has; "postpone it to Friday" has a time of its own. */
function shiftedBy(sentence: Sentence): number | null {
  const [head] = sentence.frame.heads;
  const shift = head && findShift(sentence, head);
  const isMoved = shift && (shift.isSaid || (isMoving(wordAt(sentence, head.at)) && !newTime(sentence)));
  return isMoved ? shift.minutes : null;
}

function movedTo(sentence: Sentence): ReturnType<typeof readReminderTime> {
  const last = newTime(sentence);
  return last ? readReminderTime({ ...sentence, mentions: [last] }) : null;
}

export const cancelReminder: Planner = (sentence, proposal) => {
  const reminder = readTarget(sentence, proposal);
  return {
    steps: [{ tool: "change_reminder", reminder, change: { kind: "cancel" } }],
    missing: reminder ? null : "task",
  };
};
