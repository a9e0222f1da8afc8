import { compileForm } from "@/lib/language/grammar/form";
import type { Trait } from "@/lib/language/vocabulary/traits";

/** What is spoken of by name: to be ticked off, opened again, or taken off the list. */
export type Act = "complete" | "reopen" | "delete" | "update";

export interface Rule {
  act: Act;
  form: string;
  /** It tells what was done, and orders nothing: where no task is for that, nothing is missing. */
  isTold?: true;
  /** It says that there is none of this. */
  clears?: "due";
  /** Only of a task that is called by this verb: "the gym is open" is no "Gym". */
  isOwnVerb?: true;
  /** Verbs of this kind are not meant: "mom called" is not what was done to mom. */
  unless?: Trait;
  /** Sentences that read so. They are tests. */
  says: readonly string[];
}

/** Each covers a message whole, between its courtesies. A task of that name makes it what was meant. */
export const RULES: readonly Rule[] = [
  {
    act: "delete",
    form: "{deletes:base|lets-go-of:base} {article}? OBJECT",
    says: ["bin the old poem", "get rid of old idea", "scratch the gym"],
  },
  {
    act: "delete",
    form: "{needs-not} OBJECT {any-more}?",
    isTold: true,
    says: ["we don't need the milk anymore", "never mind the gym"],
  },
  {
    act: "delete",
    form: "OBJECT {be|gets}* {adverb}* {let-go} {any-more}?",
    isTold: true,
    says: ["the dentist is cancelled", "dinner's off", "the picnic fell through"],
  },
  {
    act: "delete",
    form: "OBJECT {be-not} {adverb}* {goes-ahead} {any-more}?",
    isTold: true,
    says: ["the cake isn't needed any more", "the party is not happening"],
  },
  {
    act: "update",
    form: "OBJECT {has-no} {deadline} {adverb}*",
    isTold: true,
    clears: "due",
    says: ["the gate has no deadline"],
  },
  {
    act: "update",
    form: "OBJECT {copula} {adverb}* {toward}? WHEN",
    isTold: true,
    says: ["oslo is for Friday", "the glue is due on Monday"],
  },
  {
    act: "complete",
    form: "{completes:base} {adverb}* OBJECT WHEN*",
    says: ["tick off the milk", "finish the report"],
  },
  {
    act: "complete",
    form: "{speaker}? {adverb}* {completes:told} {adverb}* OBJECT WHEN*",
    isTold: true,
    says: ["ticked the milk off"],
  },
  { act: "reopen", form: "{reopens:base} OBJECT", says: ["uncheck milk", "reopen the report"] },
  {
    act: "reopen",
    form: "OBJECT {be-not} {adverb}* {done|deed:told} {adverb}* {any-more}?",
    isTold: true,
    says: ["the laundry isn't done yet", "milk was not bought after all"],
  },
  {
    act: "reopen",
    form: "{speaker} {denies} {adverb}* {deed:base|deed:told} OBJECT {any-more}?",
    isTold: true,
    says: ["I didn't call mom after all", "we have not paid the rent"],
  },
  {
    act: "complete",
    form: "{speaker}? {adverb}* {done|done-with} with? :? {adverb}* OBJECT WHEN*",
    isTold: true,
    says: [
      "done with the doctor call",
      "finished the report",
      "took care of the rent",
      "I'm all done with my taxes",
      "done: laundry",
    ],
  },
  {
    act: "complete",
    form: "{speaker}? {adverb}* {deed:told} OBJECT WHEN* {adverb}*",
    isTold: true,
    says: ["I bought the envelopes", "called grandad", "just picked the kids up", "we've paid the rent yesterday"],
  },
  {
    act: "complete",
    form: "{speaker}? {adverb}* {has-got} OBJECT {adverb}* {done|deed:told} WHEN*",
    isTold: true,
    says: ["got the taxes out of the way", "I have the dishes done"],
  },
  {
    act: "complete",
    form: "{pointer}? OBJECT {be|gets}* {adverb}* {done} WHEN* {adverb}*",
    isTold: true,
    says: ["the visit is done", "laundry finished", "that's the laundry done", "milk ✓", "slides are finally finished"],
  },
  {
    act: "complete",
    form: "OBJECT {pause} {done|deed:told}",
    isTold: true,
    says: ["laundry: done", "rent, paid"],
  },
  {
    act: "complete",
    form: "{pointer}? OBJECT {be|gets} {be}? {adverb}* {deed:told} WHEN* {adverb}*",
    isTold: true,
    says: ["the letter's sent", "the rent is paid", "the dog has been walked"],
  },
  {
    act: "complete",
    form: "{pointer}? OBJECT {adverb}* {deed:told} WHEN* {adverb}*",
    isTold: true,
    unless: "reaches",
    says: ["flights booked", "that's the dog walked"],
  },
  {
    act: "complete",
    form: "{pointer}? OBJECT {be} {adverb}* {deed:base} WHEN* {adverb}*",
    isTold: true,
    isOwnVerb: true,
    says: ["the hamster cage is clean"],
  },
  {
    act: "complete",
    form: "{speaker}? {adverb}* {deed:told} {pointer}? WHEN*",
    isTold: true,
    says: ["hoovered", "fixed it"],
  },
];

export const COMPILED = RULES.map((rule) => ({ rule, parts: compileForm(rule.form) }));
