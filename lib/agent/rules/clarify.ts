import { waitFor } from "@/lib/agent/rules/open-question";
import type { AnswerOption, Ending } from "@/lib/agent/rules/script";
import type { RulesContext } from "@/lib/agent/rules/step-context";
import { sayHelp } from "@/lib/agent/rules/words/say-help";
import { smallTalkAnswer } from "@/lib/agent/rules/words/small-talk";
import { quoteTitle } from "@/lib/domain/quote-title";
import { understand } from "@/lib/language/understand";
import type { Intent, PlanStep, Understanding } from "@/lib/language/understanding";

type Here = Pick<RulesContext, "now" | "timeZone">;

const OUT_OF_SCOPE = "I can only help with task management. Try 'create a task' or 'show my tasks'.";

/** Courtesy and questions about this list are answered; what really is something else gets the one sentence about what this is for. */
export const smallTalk = (text: string, { helpWith }: Understanding, here: Here): Ending => ({
  kind: "say",
  text: helpWith ? sayHelp(helpWith) : (smallTalkAnswer(text, here) ?? OUT_OF_SCOPE),
});

/** Each reading that is possible as a whole request, so that one press settles it. */
function optionFor(intent: Intent, about: string, wish: string): AnswerOption | null {
  switch (intent) {
    case "CREATE_TASK":
    case "SCHEDULE_REMINDER":
      return { label: `Add ${quoteTitle(about)} as a task`, message: `Add task: ${wish}` };
    case "LIST_TASKS":
      return { label: "Show my tasks", message: "Show my tasks" };
    case "COMPLETE_TASK":
      return { label: `Mark ${quoteTitle(about)} as done`, message: `Mark ${about} as done` };
    case "UPDATE_TASK":
      return { label: `Change ${quoteTitle(about)}`, message: `Edit ${about}` };
    case "DELETE_TASK":
      return { label: `Delete ${quoteTitle(about)}`, message: `Delete ${about}` };
    case "RESTORE_TASK":
      return { label: `Bring ${quoteTitle(about)} back`, message: `Restore ${about}` };
    case "LIST_REMINDERS":
      return { label: "Show my reminders", message: "Show my reminders" };
    default:
      return null;
  }
}

/** From the title on, unless a day was said before it: what is offered is called what it is offered as. */
function withoutLeadIn(text: string, title: string, { now, timeZone }: Here): string {
  const before = text.slice(0, Math.max(0, text.indexOf(title)));
  const { dates, recurrence, priority } = understand(before, { now, timeZone });
  return dates.length > 0 || recurrence || priority ? text : text.slice(before.length);
}

/** "call mom friday instead of today" as something new: only its name, and when it is to be. */
function newTaskIn(text: string, [step]: readonly PlanStep[]): string {
  if (step?.tool !== "update_task" || step.task?.kind !== "title") return text;
  const { due, recurrence } = step.changes;
  return [step.task.title, recurrence?.text ?? due?.text].filter(Boolean).join(" ");
}

/** Too unsure to act: one question, with the likely readings as answers. A yes is to the first of them. */
export function askWhatWasMeant(text: string, understanding: Understanding, { now, timeZone }: Here): Ending {
  const { possibleIntents, title, plan } = understanding;
  const about = title ?? text.trim();
  const wish = withoutLeadIn(newTaskIn(text.trim(), plan), about, { now, timeZone });
  const options = possibleIntents.flatMap((intent) => optionFor(intent, about, wish) ?? []);
  if (options.length === 0 || smallTalkAnswer(text, { now, timeZone }))
    return smallTalk(text, understanding, { now, timeZone });
  const look = { label: "Show my tasks", message: "Show my tasks" };
  const all = options.some(({ message }) => message === look.message) ? options : [...options, look];
  const open = waitFor("yes", understand(all[0]?.message ?? "", { now, timeZone }).plan);
  return { kind: "ask", question: "I'm not sure what you mean. What would you like to do?", options: all, open };
}
