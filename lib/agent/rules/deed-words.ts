/** The verb as an order, for those that do not only end in "-ed"; where people say one and write down another, both. */
export const ORDERS: Readonly<Record<string, readonly string[]>> = {
  bought: ["buy", "get"],
  paid: ["pay"],
  sent: ["send"],
  did: ["do"],
  done: ["do"],
  wrote: ["write"],
  written: ["write"],
  made: ["make"],
  took: ["take"],
  taken: ["take"],
  got: ["get", "buy", "pick up"],
  picked: ["pick", "get"],
  went: ["go"],
  read: ["read"],
  fed: ["feed"],
  brought: ["bring"],
  sold: ["sell"],
  met: ["meet"],
  gave: ["give"],
  built: ["build"],
  swept: ["sweep"],
  told: ["tell"],
  phoned: ["phone", "call"],
  rang: ["ring", "call"],
};

/** No past at all ("I need milk"), or of something that leaves the task to be done ("I missed the dentist"). */
export const NO_DEEDS: ReadonlySet<string> = new Set(
  (
    "need feed seed speed proceed exceed succeed indeed embed needed wanted missed skipped hated loved liked enjoyed " +
    "started planned scheduled rescheduled postponed delayed moved cancelled canceled tried failed hoped decided avoided " +
    "ignored remembered added deleted removed noticed changed renamed created listed asked wished supposed used wondered"
  ).split(" "),
);

/** What takes the deed back, or puts it off: "almost finished the report", "I called mom but she didn't answer". */
export const NOT_DONE =
  /\b(?:not|never|no|almost|nearly|half|halfway|partly|barely|if|when|until|till|unless|once|should|would|could|will|going|tomorrow|have to|need to|(?:is|are|was|were|did|do|does|has|have|had|ca|wo|could|should|would)n['’]?t)\b/iu;

/** "… this morning", "… already": when it was done is no part of what was done. */
export const WHEN_DONE =
  /(?:[,\s]+(?:already|now|finally|today|yesterday|earlier|just now|last night|a (?:minute|moment|while) ago|(?:this|yesterday) (?:morning|afternoon|evening)|at last|for (?:good|today)))+$/iu;
