import type { Proposal } from "@/lib/language/intent/proposal";
import { addTask } from "@/lib/language/plan/add-task";
import { atEachTime } from "@/lib/language/plan/at-each-time";
import { datedDeeds } from "@/lib/language/plan/dated-deeds";
import { listedTasks } from "@/lib/language/plan/listed-tasks";
import { perhapsThere } from "@/lib/language/plan/perhaps-there";
import { cancelReminder, changeReminder, scheduleReminder } from "@/lib/language/plan/plan-reminder";
import type { Plan, Planner } from "@/lib/language/plan/planner";
import { readChanges } from "@/lib/language/plan/read-changes";
import { readTarget } from "@/lib/language/plan/read-target";
import { unkeptRhythm } from "@/lib/language/plan/unkept-rhythm";
import { readFilter } from "@/lib/language/reference/read-filter";
import { type Sentence, wordAt } from "@/lib/language/sentence";
import { spanOf } from "@/lib/language/time/read-dates";
import { cutTitle } from "@/lib/language/title/cut-title";
import { isName } from "@/lib/language/title/is-name";
import type { Intent, TaskReference } from "@/lib/language/understanding";

const nothing: Plan = { steps: [], missing: null };

const createTask: Planner = (sentence, proposal) => {
  const several = listedTasks(sentence).map((item) =>
    addTask(item, { ...proposal, subject: cutTitle(item, 0, item.tokens.length) }),
  );
  if (several.length > 0) return { steps: several, missing: null };
  const dated = datedDeeds(sentence, proposal.subject);
  if (dated.length > 0)
    return {
      steps: dated.map((deed) => addTask(deed.sentence, { ...proposal, subject: deed.subject })),
      missing: null,
    };
  const daily = atEachTime(sentence);
  if (daily.length > 1 && proposal.subject)
    return { steps: daily.map((single) => addTask(single, proposal)), missing: null };
  const step = addTask(sentence, proposal);
  const missing = step.title ? unkeptRhythm(sentence) : "title";
  return { steps: [missing ? step : perhapsThere(sentence, proposal.subject, step)], missing };
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
  // "mark done", "finished": of the one thing that was spoken of.
  const isBare = proposal.subject === null && sentence.context.mentioned === 1;
  const task = readTarget(sentence, proposal) ?? (isBare ? spokenOf(sentence) : null);
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
    if (found && isName(sentence, found)) return { search: found.title };
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
  GENERAL_CHAT: () => nothing,
};

/** The tool calls that a sentence asks for, in order, and what is missing to make them. */
export const buildPlan: Planner = (sentence, proposal) =>
  proposal.steps
    ? { steps: proposal.steps, missing: proposal.missing ?? null }
    : PLANNERS[proposal.intent](sentence, proposal);
