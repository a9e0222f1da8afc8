import { amongDays } from "@/lib/agent/rules/among-days";
import { dayOfReminder, isWantedReminder } from "@/lib/agent/rules/is-wanted-reminder";
import { lastMentionedReminders } from "@/lib/agent/rules/last-mentioned-reminders";
import type { OpenQuestion } from "@/lib/agent/rules/open-question";
import { remindersIn } from "@/lib/agent/rules/result-data";
import { callTool, type Failure, type Question, type Script } from "@/lib/agent/rules/script";
import { lastShownList, shownPair, untouchedReminders } from "@/lib/agent/rules/shown-list";
import type { StepContext } from "@/lib/agent/rules/step-context";
import { sayProblem } from "@/lib/agent/rules/words/say-problem";
import { sayComing } from "@/lib/agent/rules/words/say-quiet-hours";
import { shortTitle } from "@/lib/domain/quote-title";
import type { ReminderJson } from "@/lib/domain/reminder-json";
import type { ShownTaskJson } from "@/lib/domain/shown-task-json";
import { matchTitle } from "@/lib/domain/title-match";
import type { PlanStep, TaskReference } from "@/lib/language/understanding";

type Finding = { kind: "reminders"; reminders: ReminderJson[] } | Question | Failure;

const MOST_OPTIONS = 6;
const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth"];

/** What is meant, among those still to come; for a snooze, among those that came and wait. One, or a whole set. */
export function* findReminders(reference: TaskReference | null, step: PlanStep, context: StepContext): Script<Finding> {
  const came = isAboutOneThatCame(step) ? remindersIn(yield* callTool("list_reminders", { came: true })) : [];
  if (came.length === 0 && isBareSnooze(step)) return nothingCame;
  const listed = came.length > 0 ? null : yield* callTool("list_reminders", {});
  if (listed && !listed.success) return sayProblem(listed);
  const all = listed ? remindersIn(listed) : came;
  if (all.length === 0) return noReminders;
  const meant = isUnsaid(reference) && all.length === 1 ? all : meantBy(reference, all, context);
  if (isUnclearPair(reference, meant)) return whichReminder(meant, step, context);
  if (isMany(reference)) return wholeSet(meant, reference);
  const [only, ...others] = meant;
  const words = reference?.kind === "title" ? reference.title : undefined;
  if (only && others.length === 0 && isNamed(only.task, words)) return { kind: "reminders", reminders: [only] };
  if (!only && !isUnsaid(reference)) return notFound;
  return whichReminder(only ? meant : all, step, context);
}

/** A whole set was spoken of, not one that has to be told from others. */
const isMany = (reference: TaskReference | null): boolean =>
  (reference?.kind === "every" && !reference.isOne) ||
  reference?.kind === "rest" ||
  reference?.kind === "several" ||
  (reference?.kind === "number" && reference.also !== undefined) ||
  (reference?.kind === "position" && reference.count > 1) ||
  (reference?.kind === "pronoun" && reference.plural);

/** "the reminder", "it": nothing was said that could tell it from others. */
const isUnsaid = (reference: TaskReference | null): boolean => reference === null || reference.kind === "pronoun";

/** What only resembles the title is shown, and not acted on. */
const isNamed = (task: ShownTaskJson, words: string | undefined): boolean =>
  words === undefined || matchTitle(words, [task]).kind === "one";

/** "both" are two. */
const isUnclearPair = (reference: TaskReference | null, meant: readonly ReminderJson[]): boolean =>
  reference?.kind === "pronoun" && reference.isPair === true && meant.length > 2;

function wholeSet(reminders: ReminderJson[], reference: TaskReference | null): Finding {
  if (reminders.length > 0) return { kind: "reminders", reminders };
  const isNames = reference?.kind === "several" || reference?.kind === "number";
  return isNames ? notFound : { kind: "fail", code: "NOT_FOUND", text: "There are no reminders like that." };
}

const notFound: Failure = { kind: "fail", code: "NOT_FOUND", text: "I couldn't find that reminder." };

const noReminders: Failure = { kind: "fail", code: "NOT_FOUND", text: "You don't have any reminders." };

/** Snoozing is about what stands in the corner of the screen, before anything that is still to come. */
const isAboutOneThatCame = (step: PlanStep): boolean =>
  step.tool === "change_reminder" && step.change.kind === "move" && step.change.again === true;

/** "snooze", without until when: only what came can be put off by the usual while. */
const isBareSnooze = (step: PlanStep): boolean =>
  isAboutOneThatCame(step) && step.tool === "change_reminder" && step.change.kind === "move" && !step.change.to;

const nothingCame: Failure = { kind: "fail", code: "NOT_FOUND", text: "No reminder is waiting to be snoozed." };

function meantBy(reference: TaskReference | null, all: ReminderJson[], context: StepContext): ReminderJson[] {
  switch (reference?.kind) {
    case "number": {
      const numbers = [reference.number, ...(reference.also ?? [])];
      return eachOf(numbers.map((number) => all.filter(({ task }) => task.number === number)));
    }
    case "several":
      return eachOf(reference.each.map((one) => meantBy(one, all, context)));
    case "id":
      return all.filter(({ id }) => id === reference.id);
    case "rest": {
      const shown = lastShownList(context);
      return among(all, shown ? untouchedReminders(shown) : []);
    }
    case "position": {
      // Those that were shown may be fewer by now, and are counted as they stood there.
      const list = lastShownList(context)?.reminders ?? all;
      const first =
        reference.from === "start" ? reference.index - 1 : list.length - reference.index - reference.count + 1;
      return among(all, list.slice(Math.max(0, first), Math.max(0, first) + reference.count));
    }
    case "title": {
      const match = matchTitle(
        reference.title,
        all.map((reminder) => ({ title: reminder.task.title, reminder })),
      );
      if (match.kind === "none") return [];
      if (match.kind === "one") return [match.item.reminder];
      const several = match.items.map(({ reminder }) => reminder);
      return amongDays(reference.due, several, (reminder) => dayOfReminder(reminder, context.timeZone));
    }
    case "every":
      return all
        .filter((reminder) => isWantedReminder(reminder, reference.filter, context))
        .filter(({ task }) => isNamed(task, reference.filter.search));
    default: {
      const mentioned = lastMentionedReminders(context);
      const isPlural = reference?.kind === "pronoun" && reference.plural;
      const pair = isPlural && mentioned.length === 1 ? shownPair(context)?.reminders : null;
      return among(all, pair ?? mentioned);
    }
  }
}

/** All that were named, or nothing. */
const eachOf = (parts: readonly ReminderJson[][]): ReminderJson[] =>
  parts.some((part) => part.length === 0) ? [] : [...new Set(parts.flat())];

function among(all: ReminderJson[], wanted: readonly ReminderJson[]): ReminderJson[] {
  const ids = new Set(wanted.map(({ id }) => id));
  return all.filter(({ id }) => ids.has(id));
}

function whichReminder(reminders: ReminderJson[], step: PlanStep, context: StepContext): Question {
  const offered = reminders.slice(0, MOST_OPTIONS);
  const open: OpenQuestion = { missing: "reminder", plan: [step], tasks: [], reminders: offered };
  const options = offered.map((reminder, index) => ({
    label: `${shortTitle(reminder.task.title)}, ${sayComing(reminder, context)}`,
    message: `The ${ORDINALS[index]} one`,
  }));
  return { kind: "ask", question: "Which reminder did you mean?", options, open };
}
