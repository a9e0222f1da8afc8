import type { AnswerOption, Ending } from "@/lib/agent/rules/script";
import { shorten } from "@/lib/agent/rules/words/say-list";
import type { Intent, Understanding } from "@/lib/language/understanding";

const OUT_OF_SCOPE = "I can only help with task management. Try 'create a task' or 'show my tasks'.";

const WHAT_I_DO =
  "I keep your to-do list. Tell me things like 'remind me to call the bank tomorrow at 9', 'what is due this week', " +
  "'mark the second one done' or 'undo that'. I ask before I delete anything.";

/** What people say to be polite, or to get to know me. Anything else that is no request gets the one sentence about what this is for. */
const COURTESIES: readonly [RegExp, string][] = [
  [/^\W*(?:thanks?|thank you|thx|ty|cheers)\b/i, "You're welcome."],
  [/^\W*(?:hi|hello|hey|good (?:morning|afternoon|evening))\W*$/i, "Hi! What would you like to get done?"],
  [/^\W*(?:never ?mind|forget it|ok(?:ay)?|alright|no|nope)\W*$/i, "Okay."],
  [/^\W*(?:help(?: me)?|what (?:can|do) you do|who are you|how does this work)\W*$/i, WHAT_I_DO],
];

export const smallTalk = (text: string): Ending => ({
  kind: "say",
  text: COURTESIES.find(([pattern]) => pattern.test(text))?.[1] ?? OUT_OF_SCOPE,
});

/** Each reading that is possible as a whole request, so that one press settles it. */
function optionFor(intent: Intent, text: string, about: string): AnswerOption | null {
  switch (intent) {
    case "CREATE_TASK":
    case "SCHEDULE_REMINDER":
      return { label: `Add '${shorten(about)}' as a task`, message: `Add task: ${text.trim()}` };
    case "LIST_TASKS":
      return { label: "Show my tasks", message: "Show my tasks" };
    case "COMPLETE_TASK":
      return { label: `Mark '${shorten(about)}' as done`, message: `Mark ${about} as done` };
    case "UPDATE_TASK":
      return { label: `Change '${shorten(about)}'`, message: `Edit ${about}` };
    case "DELETE_TASK":
      return { label: `Delete '${shorten(about)}'`, message: `Delete ${about}` };
    case "RESTORE_TASK":
      return { label: `Bring '${shorten(about)}' back`, message: `Restore ${about}` };
    case "LIST_REMINDERS":
      return { label: "Show my reminders", message: "Show my reminders" };
    default:
      return null;
  }
}

/** Too unsure to act: one question, with the likely readings as answers. */
export function askWhatWasMeant(text: string, { possibleIntents, title }: Understanding): Ending {
  const about = title ?? text.trim();
  const options = possibleIntents.flatMap((intent) => optionFor(intent, text, about) ?? []);
  if (options.length === 0) return smallTalk(text);
  const look = { label: "Show my tasks", message: "Show my tasks" };
  const all = options.some(({ message }) => message === look.message) ? options : [...options, look];
  return { kind: "ask", question: "I'm not sure what you mean. What would you like to do?", options: all, open: null };
}
