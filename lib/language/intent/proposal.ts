import type { Sentence } from "@/lib/language/sentence";
import type { Title } from "@/lib/language/title/cut-title";
import type { HelpTopic, Intent, Missing, PlanStep } from "@/lib/language/understanding";

/** What a rule makes of a sentence. */
export interface Proposal {
  intent: Intent;
  /** How often this rule is right, as measured; refiners may lower it. */
  confidence: number;
  /** The name of the rule, for the audit. */
  rule: string;
  /** The words that decided. */
  because: string;
  /** The title of a new task, or the words that name an existing one. */
  subject: Title | null;
  /** The calls to make, when the rule has read them already, and what they lack. */
  steps?: PlanStep[];
  missing?: Missing | null;
  helpWith?: HelpTopic;
  /** What else it could be, best first. */
  others?: readonly Intent[];
}

/** Null means "not mine". */
export type IntentRule = (sentence: Sentence) => Proposal | null;
