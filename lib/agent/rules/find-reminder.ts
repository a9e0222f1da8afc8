import type { OpenQuestion } from "@/lib/agent/rules/open-question";
import { lastMentionedReminders } from "@/lib/agent/rules/remember";
import { remindersIn } from "@/lib/agent/rules/result-data";
import { callTool, type Failure, type Question, type Script } from "@/lib/agent/rules/script";
import type { StepContext } from "@/lib/agent/rules/step-context";
import { shorten } from "@/lib/agent/rules/words/say-list";
import { sayProblem } from "@/lib/agent/rules/words/say-problem";
import { sayComing } from "@/lib/agent/rules/words/say-quiet-hours";
import type { ReminderJson } from "@/lib/domain/reminder-json";
import { matchTitle } from "@/lib/domain/title-match";
import type { PlanStep, TaskReference } from "@/lib/language/understanding";

type Finding = { kind: "reminder"; reminder: ReminderJson } | Question | Failure;

const MOST_OPTIONS = 6;
const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth"];

/** The reminder that is meant, among those still to come; for a snooze, among those that came and wait. */
export function* findReminder(reference: TaskReference | null, step: PlanStep, context: StepContext): Script<Finding> {
  const came = isAboutOneThatCame(step) ? remindersIn(yield* callTool("list_reminders", { came: true })) : [];
  const listed = came.length > 0 ? null : yield* callTool("list_reminders", {});
  if (listed && !listed.success) return sayProblem(listed);
  const all = listed ? remindersIn(listed) : came;
  if (all.length === 0) return noReminders;
  const meant = all.length === 1 && reference?.kind !== "title" ? all : meantBy(reference, all, context);
  const [only, ...others] = meant;
  if (only && others.length === 0) return { kind: "reminder", reminder: only };
  if (reference?.kind === "title" && !only)
    return { kind: "fail", code: "NOT_FOUND", text: "I couldn't find that reminder." };
  return whichReminder(only ? meant : all, step, context);
}

const noReminders: Failure = { kind: "fail", code: "NOT_FOUND", text: "You don't have any reminders." };

/** Snoozing is about what stands in the corner of the screen, before anything that is still to come. */
const isAboutOneThatCame = (step: PlanStep): boolean =>
  step.tool === "change_reminder" && step.change.kind === "move" && step.change.again === true;

function meantBy(reference: TaskReference | null, all: ReminderJson[], { earlier }: StepContext): ReminderJson[] {
  switch (reference?.kind) {
    case "number":
      return all.filter(({ task }) => task.number === reference.number);
    case "position": {
      const first = reference.from === "start" ? reference.index - 1 : all.length - reference.index;
      return all.slice(first, first + 1);
    }
    case "title": {
      const match = matchTitle(
        reference.title,
        all.map((reminder) => ({ title: reminder.task.title, reminder })),
      );
      if (match.kind === "none") return [];
      return match.kind === "one" ? [match.item.reminder] : match.items.map(({ reminder }) => reminder);
    }
    default: {
      const mentioned = new Set(lastMentionedReminders(earlier).map(({ id }) => id));
      return all.filter(({ id }) => mentioned.has(id));
    }
  }
}

function whichReminder(reminders: ReminderJson[], step: PlanStep, context: StepContext): Question {
  const offered = reminders.slice(0, MOST_OPTIONS);
  const open: OpenQuestion = { missing: "reminder", plan: [step], tasks: [], reminders: offered };
  const options = offered.map((reminder, index) => ({
    label: `${shorten(reminder.task.title)}, ${sayComing(reminder, context)}`,
    message: `The ${ORDINALS[index]} one`,
  }));
  return { kind: "ask", question: "Which reminder did you mean?", options, open };
}
