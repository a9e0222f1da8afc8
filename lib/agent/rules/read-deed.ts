/** "I bought the milk", "I've already called the bank", "I finished buying milk". */
const DEED =
  /^(?:(?:ok|okay|yes|great|so),?\s+)?i(?:['’]ve|\s+have)?\s+(?:just\s+|already\s+|finally\s+)?(\p{L}+)\s+(\S.*)$/iu;

/** "the report is done", "laundry finished". */
const STATE =
  /^(?:(?:ok|okay|yes|great|so),?\s+)?(\S.{0,120}?)(?:['’]s|\s+(?:is|are|has\s+been|have\s+been))?\s+(?:now\s+|all\s+|finally\s+)?(?:done|finished|completed?|sorted)[.!]*$/iu;

const IRREGULAR: Readonly<Record<string, string>> = {
  bought: "buy",
  paid: "pay",
  sent: "send",
  did: "do",
  done: "do",
  wrote: "write",
  written: "write",
  made: "make",
  took: "take",
  taken: "take",
  got: "get",
  went: "go to",
  read: "read",
  fed: "feed",
  brought: "bring",
  sold: "sell",
  met: "meet",
  gave: "give",
  built: "build",
  swept: "sweep",
  told: "tell",
};

const ENDINGS_DOUBLED = /([bdgklmnprt])\1$/;

const ARTICLE = /^(?:the|my|our|a|an|some|that|this)\s+/iu;

export interface Deed {
  /** How the task may be called: the verb as an order, and what it was done to. */
  titles: string[];
  /** What it was done to; it has to be in the title. */
  object: string;
}

/** What a person says to have done, as the words a task for it would have. Null when nothing is said to be done. */
export function readDeed(text: string): Deed | null {
  const [, verb = "", rest = ""] = DEED.exec(text.trim()) ?? [];
  const words = rest.replace(/[.!]+$/u, "").trim();
  if (!words) return readState(text);
  if (text.trim().endsWith("?")) return null;
  const past = verb.toLowerCase();
  if (past === "finished" || past === "completed") return readFinished(words);
  const orders = ordersOf(past);
  return orders.length > 0 ? about(orders, words) : null;
}

function readState(text: string): Deed | null {
  const [, thing] = STATE.exec(text.trim()) ?? [];
  return thing ? readFinished(thing) : null;
}

const about = (orders: readonly string[], words: string): Deed => ({
  titles: orders.map((order) => `${order} ${words}`),
  object: words.replace(ARTICLE, ""),
});

/** "finished buying milk" names a deed, "finished the report" only a thing. */
function readFinished(words: string): Deed {
  const [first = "", ...others] = words.split(/\s+/);
  const stem = /^(\p{L}{2,})ing$/iu.exec(first)?.[1]?.toLowerCase();
  if (!stem || others.length === 0) return { titles: [words], object: words.replace(ARTICLE, "") };
  return about(stemsOf(stem), others.join(" "));
}

function ordersOf(past: string): string[] {
  const known = IRREGULAR[past];
  if (known) return [known];
  const stem = /^(\p{L}{2,})ed$/u.exec(past)?.[1];
  return stem ? stemsOf(stem) : [];
}

/** "call", "fil(e)", "mop(p)", "emptied": how the verb looked before its ending. */
function stemsOf(stem: string): string[] {
  if (stem.endsWith("i")) return [`${stem.slice(0, -1)}y`];
  return ENDINGS_DOUBLED.test(stem) ? [stem, stem.slice(0, -1)] : [stem, `${stem}e`];
}
