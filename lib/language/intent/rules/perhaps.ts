import { isForeign } from "@/lib/language/intent/frame";
import type { IntentRule } from "@/lib/language/intent/proposal";

/** "how does my schedule look tomorrow": nothing says that it is for us but the day, so the list is offered. */
export const perhapsOurs: IntentRule = ({ frame, mentions }) => {
  const isTimed = mentions.some(({ kind }) => kind !== "offset");
  const isOfEvents = frame.nouns.some(({ value }) => value === "event");
  if (!isTimed || !frame.asks || !isOfEvents || isForeign(frame)) return null;
  return {
    intent: "GENERAL_CHAT",
    confidence: 0.5,
    rule: "perhaps",
    because: "",
    subject: null,
    others: ["LIST_TASKS"],
  };
};
