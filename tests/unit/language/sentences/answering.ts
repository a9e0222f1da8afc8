/** Wholly a yes. */
export const agreeing: readonly string[] = [
  "y",
  "yes",
  "yep go ahead",
  "yeah do it",
  "sure",
  "ok",
  "okay, please do",
  "absolutely",
  "of course",
  "yes please",
  "yes, that's right",
  "sounds good",
  "that is correct",
  "go for it",
  "confirm",
  "i confirm",
  "right",
  "perfect",
  "by all means",
  "works for me",
  "without a doubt",
  "do it",
  "yes sir",
  "👍",
  "that's the one",
  "carry on",
  "mhm",
  "that is what i meant",
];

/** Wholly a no. */
export const declining: readonly string[] = [
  "no",
  "nope",
  "nah leave it",
  "no thanks",
  "cancel",
  "never mind",
  "don't do it",
  "stop",
  "not now",
  "no way",
  "keep it",
  "i changed my mind",
  "absolutely not",
  "maybe later",
  "hold on",
  "no, that's wrong",
  "forget it",
  "i'd rather not",
  "don't",
  "👎",
  "nuh uh",
  "none of them",
  "that ain't it",
];

/** Neither a yes nor a no. */
export const wavering: readonly string[] = [
  "i'm not sure",
  "i don't know",
  "maybe",
  "what's the weather",
  "idk",
  "hmm",
  "it depends",
  "no idea",
];

/** A yes with something else in it must never confirm. */
export const reserving: readonly string[] = [
  "yes, but keep 3",
  "yes but not the first one",
  "sure, delete task 4",
  "yes and also delete task 9",
  "ok show my tasks",
];
