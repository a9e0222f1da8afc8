import type { Proposal } from "@/lib/language/intent/proposal";
import type { Sentence } from "@/lib/language/sentence";
import type { Missing, PlanStep } from "@/lib/language/understanding";

export interface Plan {
  steps: PlanStep[];
  missing: Missing | null;
}

export type Planner = (sentence: Sentence, proposal: Proposal) => Plan;
