import type { RulesContext } from "@/lib/agent/rules/step-context";
import { understand } from "@/lib/language/understand";
import { ACT_AT } from "@/lib/language/understanding";

/** "yes, add it": what is offered is mostly to add something, in other words. */
const TAKEN =
  /^(?:(?:yes|yeah|yep|sure|ok|okay)[ ,.!]{1,3})?(?:please )?(?:add|create|do) (?:it|that|this|them)(?: please)?[ .!]{0,3}$/i;

/** Whether a message takes up what was offered. */
export function isAgreement(text: string, { now, timeZone }: RulesContext): boolean {
  const { intent, confidence } = understand(text, { now, timeZone, pending: true });
  return (intent === "CONFIRM_YES" && confidence >= ACT_AT) || TAKEN.test(text.trim());
}
