import { waitFor } from "@/lib/agent/rules/open-question";
import type { Question } from "@/lib/agent/rules/script";
import type { PlanStep } from "@/lib/language/understanding";

/** "When should I remind you?", with two ready-made answers. */
export const askWhen = (step: PlanStep): Question => ({
  kind: "ask",
  question: "When should I remind you?",
  options: [
    { label: "In an hour", message: "In an hour" },
    { label: "Tomorrow at 9:00 AM", message: "Tomorrow at 9am" },
  ],
  open: waitFor("time", [step]),
});
