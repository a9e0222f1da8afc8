import type { LanguageContext } from "@/lib/language/language-context";
import { understand } from "@/lib/language/understand";
import { ACT_AT } from "@/lib/language/understanding";

/**
 * Whether somebody's message is a wish to take something back, and nothing besides. It is read here, by the rules, in
 * every mode: a model's word for what the person wants is no evidence of it. "That's wrong" is no wish yet: it may be said
 * of an answer.
 */
export function wishToUndo(text: string, here: Pick<LanguageContext, "now" | "timeZone">): "undo" | "redo" | null {
  const { confidence, plan } = understand(text, here);
  const [step, ...others] = plan;
  if (step?.tool !== "undo" || others.length > 0 || confidence < ACT_AT) return null;
  return step.redo ? "redo" : "undo";
}
