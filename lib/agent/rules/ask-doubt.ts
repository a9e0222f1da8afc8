import { whichOf } from "@/lib/agent/rules/ask-which";
import type { AnswerOption, Ending, Question } from "@/lib/agent/rules/script";
import { quoteTitle, shortTitle } from "@/lib/domain/quote-title";
import type { KnownTask } from "@/lib/language/ground/world";
import type { Doubt, NewTask, PlanStep } from "@/lib/language/understanding";

/** What is asked or said where the person's tasks leave open what was meant. */
export function askDoubt(doubt: Doubt, [step]: readonly PlanStep[], text: string): Ending | null {
  switch (doubt.kind) {
    case "which":
      return step ? whichOf(doubt.tasks, step) : null;
    case "there":
      return alreadyThere(doubt.task, doubt.thing, text);
    case "either":
      return thatOrNew(doubt, text);
    case "told":
      return { kind: "say", text: "Good. I found no open task for that, so I changed nothing." };
  }
}

const ORDERS = { delete: "Delete", update: "Edit" } as const;

function thatOrNew({ act, task, thing }: Extract<Doubt, { kind: "either" }>, text: string): Question {
  const order = `${ORDERS[act]} #${task.number}`;
  return ask(`Do you mean ${quoteTitle(task.title)}, or is this something new?`, [
    { label: `${order} ${shortTitle(task.title)}`, message: order },
    addAs(thing, text),
  ]);
}

function alreadyThere({ number, title }: KnownTask, thing: NewTask, text: string): Question {
  const when = thing.recurrence?.text ?? thing.due?.text;
  return ask(`${quoteTitle(title)} is on your list already.`, [
    ...(when
      ? [
          {
            label: `Change it: ${when}`,
            message: thing.recurrence ? `Make #${number} ${when}` : `Move #${number} to ${when}`,
          },
        ]
      : []),
    { label: "Mark it as done", message: `Mark #${number} as done` },
    { label: "Open it", message: `Show #${number}` },
    addAs(thing, text, "Add another"),
  ]);
}

const addAs = (
  thing: NewTask,
  text: string,
  label = `Add ${quoteTitle(thing.title ?? text)} as a task`,
): AnswerOption => ({
  label,
  message: `Add task: ${text.trim()}`,
});

const ask = (said: string, options: AnswerOption[]): Question => ({
  kind: "ask",
  question: said.endsWith("?") ? said : `${said} What would you like to do?`,
  options,
  open: null,
});
