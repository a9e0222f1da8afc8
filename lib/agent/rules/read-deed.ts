import { NO_DEEDS, NOT_DONE, ORDERS, WHEN_DONE } from "@/lib/agent/rules/deed-words";

const LEAD_IN =
  /^(?:(?:ok|okay|yes|yep|yeah|great|so|well|oh|and|also|phew|yay|right|good news|fyi|btw)\b[,!.:]*\s+)*/iu;

const SPEAKER =
  "(?:(?:i|we)(?:['’]?ve|['’]?m|['’]re|\\s+have|\\s+am|\\s+are)?\\s+)?(?:(?:just|already|finally|now|also|all|actually)\\s+)*";

/** "I'm done with the passport", "took care of the rent", "wrapped up the report": what comes after is a thing. */
const FINISHED = new RegExp(
  `^${SPEAKER}(?:(?:done|finished|through)\\s+with|finished(?:\\s+(?:up|off))?|completed|wrapped\\s+up|knocked\\s+out|took\\s+care\\s+of|taken\\s+care\\s+of|dealt\\s+with|sorted(?:\\s+out)?|handled|got\\s+through)\\s+(\\S.*)$`,
  "iu",
);

/** "got the taxes out of the way", "I have the dishes done". */
const GOT_DONE = new RegExp(
  `^${SPEAKER}(?:got|have|had|gotten)\\s+(\\S.{0,120}?)\\s+(?:done|finished|out\\s+of\\s+the\\s+way|over\\s+with|sorted|taken\\s+care\\s+of|off\\s+my\\s+(?:plate|back|chest))$`,
  "iu",
);

/** "the report is done", "laundry finished", "that's the laundry done", "laundry: done", "laundry ✓". */
const STATE =
  /^(?:that['’]?s\s+)?(\S.{0,120}?)(?:(?:['’]s|\s+(?:is|are|has\s+been|have\s+been|was|were|got))?\s+(?:now\s+|all\s+|finally\s+|already\s+)*(?:done|finished|completed?|sorted|taken\s+care\s+of|out\s+of\s+the\s+way|over\s+with|dealt\s+with|off\s+my\s+plate)|\s*[:\-–—]\s*(?:done|finished|complete|check|✓|✔️?|✅)|\s*(?:✓|✔️?|✅))$/iu;

/** "flights booked", "the rent is paid", "that's the dog walked". */
const RESULT =
  /^(?:that['’]?s\s+)?(\S.{0,120}?)(\s+(?:is|are|has\s+been|have\s+been|was|were|got)|['’]s)?\s+(?:now\s+|all\s+|finally\s+|already\s+)*(\p{L}+)$/iu;

/** "mom called": whom one speaks with may have done it. */
const OF_TWO_SIDES =
  /^(?:called|phoned|rang|emailed|mailed|texted|messaged|wrote|told|asked|visited|met|replied|answered)$/iu;

/** "I bought the milk", "I've already called the bank", "just did the dishes". */
const DEED = new RegExp(`^${SPEAKER}(\\p{L}+)\\s+(\\S.*)$`, "iu");

const TOLD = /^(?:i|we|just|already|finally)\b/iu;

const ENDINGS_DOUBLED = /([bdgklmnprt])\1$/;

const ARTICLE = /^(?:the|my|our|a|an|some|that|this)\s+/iu;

/** "job done", "all done", "I'm done": of everything, or of nothing in particular. */
const NO_THINGS =
  /^(?:i|i['’]?m|we|we['’]re|all|job|work|it|that|this|everything|nothing|nicely|mission|task|day|get)$/iu;

export interface Deed {
  /** How the task may be called: the verb as an order, and what it was done to. */
  titles: string[];
  /** What it was done to; it has to be in the title. */
  object: string;
  /** What was done, as orders; none when something is only said to be done. */
  orders: readonly string[];
}

/** What a person says to have done, as the words a task for it would have. Null when nothing is said to be done. */
export function readDeed(text: string): Deed | null {
  if (text.trim().endsWith("?")) return null;
  const said = text
    .trim()
    .replace(LEAD_IN, "")
    .replace(/[.!\s]+$/u, "")
    .replace(WHEN_DONE, "");
  if (NOT_DONE.test(said)) return null;
  const thing = FINISHED.exec(said)?.[1] ?? GOT_DONE.exec(said)?.[1] ?? STATE.exec(said)?.[1];
  if (thing) return NO_THINGS.test(thing) ? null : readFinished(thing);
  const [, verb = "", words = ""] = DEED.exec(said) ?? [];
  const past = verb.toLowerCase();
  const orders = ordersOf(past);
  if (orders.length === 0) return readResult(said);
  // "read the book" alone may be an order: its past looks the same.
  if (orders.includes(past) && !TOLD.test(said)) return null;
  const deed = about(orders, words);
  // "did the dishes" may be "Do the dishes" and "Wash the dishes".
  return past === "did" ? { ...deed, titles: [...deed.titles, words], orders: [] } : deed;
}

function readResult(said: string): Deed | null {
  const [, thing = "", is, verb = ""] = RESULT.exec(said) ?? [];
  const past = verb.toLowerCase();
  const orders = ordersOf(past);
  const isUnclear = orders.includes(past) || NO_THINGS.test(thing) || (!is && OF_TWO_SIDES.test(past));
  return orders.length === 0 || isUnclear ? null : about(orders, thing);
}

const about = (orders: readonly string[], words: string): Deed => ({
  titles: orders.map((order) => `${order} ${words}`),
  object: words.replace(/^(?:up|to)\s+/iu, "").replace(ARTICLE, ""),
  orders,
});

/** "finished buying milk" names a deed, "finished the report" only a thing. */
function readFinished(words: string): Deed {
  const [first = "", ...others] = words.split(/\s+/);
  const stem = /^(\p{L}{2,})ing$/iu.exec(first)?.[1]?.toLowerCase();
  if (!stem || others.length === 0) return { titles: [words], object: words.replace(ARTICLE, ""), orders: [] };
  return about(stemsOf(stem), others.join(" "));
}

function ordersOf(past: string): readonly string[] {
  if (NO_DEEDS.has(past)) return [];
  const known = ORDERS[past];
  if (known) return known;
  const stem = /^(\p{L}{2,})ed$/u.exec(past)?.[1];
  return stem ? stemsOf(stem) : [];
}

/** "call", "fil(e)", "mop(p)", "emptied": how the verb looked before its ending. */
function stemsOf(stem: string): string[] {
  if (stem.endsWith("i")) return [`${stem.slice(0, -1)}y`];
  return ENDINGS_DOUBLED.test(stem) ? [stem, stem.slice(0, -1)] : [stem, `${stem}e`];
}
