import { isTypedYes } from "@/lib/policy/is-typed-yes";

/** "yes, add it": what is offered is mostly to add something, in other words. */
const TAKEN =
  /^(?:(?:yes|yeah|yep|sure|ok|okay)[ ,.!]{1,3})?(?:please )?(?:add|create|do) (?:it|that|this|them)(?: please)?[ .!]{0,3}$/i;

/** Agreement that would delete nothing, but takes up an offer, which can be undone. */
const AGREED =
  /^(?:(?:that(?:'|’)?s|that is|sounds|looks) )?(?:right|correct|fine|great|good|perfect|exactly|absolutely|definitely|alright)(?:,? (?:please|thanks|thank you))?[ .!]{0,3}$/i;

/** Whether a message takes up what was offered. */
export const isAgreement = (text: string): boolean =>
  isTypedYes(text) || TAKEN.test(text.trim()) || AGREED.test(text.trim());
