import type { Proposal } from "@/lib/language/intent/proposal";
import { addTask } from "@/lib/language/plan/add-task";
import { listedTasks } from "@/lib/language/plan/listed-tasks";
import { newTime } from "@/lib/language/plan/new-time";
import { readChanges } from "@/lib/language/plan/read-changes";
import { readTarget } from "@/lib/language/plan/read-target";
import { readReminderRepeat, readReminderTime, readTaskRhythm } from "@/lib/language/plan/read-times";
import { readFilter } from "@/lib/language/reference/read-filter";
import { findReference } from "@/lib/language/reference/read-reference";
import { type Sentence, wordAt } from "@/lib/language/sentence";
import { spanOf } from "@/lib/language/time/read-dates";
import { cutTitle } from "@/lib/language/title/cut-title";
import type { Intent, Missing, PlanStep, TaskReference } from "@/lib/language/understanding";

export interface Plan {
  steps: PlanStep[];
  missing: Missing | null;
}

type Planner = (sentence: Sentence, proposal: Proposal) => Plan;

const nothing: Plan = { steps: [], missing: null };

const createTask: Planner = (sentence, proposal) => {
  const several = listedTasks(sentence).map((item) =>
    addTask(item, { ...proposal, subject: cutTitle(item, 0, item.tokens.length) }),
  );
  if (several.length > 0) return { steps: several, missing: null };
  const step = addTask(sentence, proposal);
  return { steps: [step], missing: step.title ? unkeptRhythm(sentence) : "title" };
};

/** "add drink water every hour": a task comes back by days; the rhythm was heard but has to be asked about. */
const unkeptRhythm = (sentence: Sentence): Missing | null => (readTaskRhythm(sentence).isUnkept ? "rhythm" : null);

/** "remind me about task 4", "remind me of that": a task that is there already, and nothing else. */
function knownTask(sentence: Sentence, { subject }: Proposal): TaskReference | null {
  const from = subject?.from ?? sentence.frame.reminds[0]?.next ?? sentence.frame.start;
  const found = findReference(sentence, from, subject?.to ?? sentence.frame.end);
  return found && (!subject || (found.at === subject.from && found.next === subject.to)) ? found.reference : null;
}

/** A reminder for something new is a task and a reminder on it; for a task that is there only the reminder. */
const scheduleReminder: Planner = (sentence, proposal) => {
  const time = readReminderTime(sentence);
  const repeat = readReminderRepeat(sentence);
  const known = knownTask(sentence, proposal);
  // A reminder on a task that is there can come again within a day, but has no rhythm of weeks.
  const isUnkept = !repeat && time?.kind === "first";
  if (known) {
    const missing = time ? (isUnkept ? "rhythm" : null) : "time";
    return { steps: [{ tool: "schedule_reminder", task: known, time, repeat }], missing };
  }
  const added = addTask(sentence, proposal);
  const rhythm = repeat ? null : unkeptRhythm(sentence);
  const steps: PlanStep[] = [added, { tool: "schedule_reminder", task: { kind: "step", step: 0 }, time, repeat }];
  return { steps, missing: added.title === null ? "title" : time === null ? "time" : rhythm };
};

const updateTask: Planner = (sentence) => {
  const { frame } = sentence;
  const head = frame.heads[0] ?? frame.participles[0] ?? { at: frame.start, next: frame.start };
  const { task: named, changes } = readChanges(sentence, head);
  // "change the title to Buy bread" names no task: it is about the one just spoken of.
  const task = named ?? (sentence.context.mentioned ? spokenOf(sentence) : null);
  const rhythm = unkeptRhythm(sentence);
  const missing = !task ? "task" : (rhythm ?? (Object.keys(changes).length === 0 ? "change" : null));
  return { steps: [{ tool: "update_task", task, changes }], missing };
};

const spokenOf = (sentence: Sentence): TaskReference => ({
  kind: "pronoun",
  plural: false,
  span: spanOf(sentence, { from: sentence.frame.start, to: sentence.frame.end }),
});

const completeTask: Planner = (sentence, proposal) => {
  const task = readTarget(sentence, proposal);
  const isReopened = sentence.frame.heads[0]?.value === "reopen" || isUndone(sentence);
  return { steps: [{ tool: "complete_task", task, completed: !isReopened }], missing: task ? null : "task" };
};

/** "mark task 3 as not done". */
const isUndone = (sentence: Sentence): boolean =>
  sentence.tokens.some(
    (token, at) =>
      (!token.quoted && ["undone", "incomplete", "unfinished", "pending"].includes(token.word)) ||
      (token.word === "not" && ["done", "complete", "completed", "finished"].includes(wordAt(sentence, at + 1))),
  );

const deleteTask: Planner = (sentence, proposal) => {
  const task = readTarget(sentence, proposal);
  return { steps: [{ tool: "delete_task", task }], missing: task ? null : "task" };
};

const changeReminder: Planner = (sentence, proposal) => {
  const reminder = readTarget(sentence, proposal);
  const to = movedTo(sentence);
  return {
    steps: [{ tool: "change_reminder", reminder, change: { kind: "move", to } }],
    missing: !reminder ? "task" : to ? null : "change",
  };
};

function movedTo(sentence: Sentence): ReturnType<typeof readReminderTime> {
  const last = newTime(sentence);
  return last ? readReminderTime({ ...sentence, mentions: [last] }) : null;
}

const cancelReminder: Planner = (sentence, proposal) => {
  const reminder = readTarget(sentence, proposal);
  return {
    steps: [{ tool: "change_reminder", reminder, change: { kind: "cancel" } }],
    missing: reminder ? null : "task",
  };
};

const restoreTask: Planner = (sentence, proposal) => {
  const task = readTarget(sentence, proposal);
  return { steps: [{ tool: "restore_task", task }], missing: task ? null : "task" };
};

/** "is milk on my list", "tasks about the party": words to search for. */
function searchOf(sentence: Sentence, proposal: Proposal): { search?: string } {
  if (proposal.subject) return { search: proposal.subject.title };
  const { frame } = sentence;
  for (let at = frame.start; at < frame.end - 1; at++) {
    if (!["about", "containing", "mentioning", "regarding", "matching"].includes(wordAt(sentence, at))) continue;
    const found = cutTitle(sentence, at + 1, frame.end);
    if (found) return { search: found.title };
  }
  return {};
}

const PLANNERS: Readonly<Record<Intent, Planner>> = {
  CREATE_TASK: createTask,
  SCHEDULE_REMINDER: scheduleReminder,
  LIST_TASKS: (sentence, proposal) => ({
    steps: [{ tool: "list_tasks", filter: { ...readFilter(sentence), ...searchOf(sentence, proposal) } }],
    missing: null,
  }),
  LIST_REMINDERS: (sentence, proposal) => ({
    steps: [{ tool: "list_reminders", filter: { ...readFilter(sentence), ...searchOf(sentence, proposal) } }],
    missing: null,
  }),
  UPDATE_TASK: updateTask,
  COMPLETE_TASK: completeTask,
  DELETE_TASK: deleteTask,
  CHANGE_REMINDER: changeReminder,
  CANCEL_REMINDER: cancelReminder,
  RESTORE_TASK: restoreTask,
  UNDO: () => nothing,
  CONFIRM_YES: () => nothing,
  CONFIRM_NO: () => nothing,
  GENERAL_CHAT: () => nothing,
};

/** The tool calls that a sentence asks for, in order, and what is missing to make them. */
export const buildPlan: Planner = (sentence, proposal) =>
  proposal.steps
    ? { steps: proposal.steps, missing: proposal.missing ?? null }
    : PLANNERS[proposal.intent](sentence, proposal);
