import type { LanguageContext } from "@/lib/language/language-context";
import type { TaskReference } from "@/lib/language/understanding";

/** "it" after a reminder was spoken of, "the second one" and "the rest" after a list of reminders. */
export function isOfReminder({ hasReminder, shows }: LanguageContext, reference: TaskReference): boolean {
  if (reference.kind === "pronoun") return hasReminder === true;
  return shows === "reminders" && (reference.kind === "position" || reference.kind === "rest");
}
