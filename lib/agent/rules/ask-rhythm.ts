import { waitFor } from "@/lib/agent/rules/open-question";
import type { Question } from "@/lib/agent/rules/script";
import type { PlanStep } from "@/lib/language/understanding";

/** A rhythm was heard that nothing here can have: which one instead? */
export const askRhythm = (plan: PlanStep[]): Question => ({
  kind: "ask",
  question: "I can repeat a task by days, weeks, months or years. How often should it be?",
  options: [
    { label: "Every day", message: "Every day" },
    { label: "Every week", message: "Every week" },
    { label: "Just once", message: "Just once" },
  ],
  open: waitFor("rhythm", plan),
});
