import { type Sentence, wordAt } from "@/lib/language/sentence";
import { cutTitle, type Title } from "@/lib/language/title/cut-title";
import { endOfThought } from "@/lib/language/title/end-of-thought";

interface Said {
  /** The words name something that exists. */
  isReference: boolean;
  /** When to remind was said before the thing itself. */
  saidFirst: boolean;
}

/** "… that next Thursday is Otto's birthday": the day is what the sentence is about. */
const isTopic = (sentence: Sentence, start: number): boolean => {
  const hole = sentence.holeAt[start];
  return hole?.from === start && ["is", "are", "was"].includes(wordAt(sentence, hole.to));
};

/**
 * What a reminder is about: one stretch of what was said. Its times stay with it when the reminder has a time of its own,
 * said before ("remind me on Thursday that rent is due Friday") or apart ("leave at 8; alert me 15 minutes before").
 */
export function cutReminderTitle(sentence: Sentence, start: number, { isReference, saidFirst }: Said): Title | null {
  const { end } = sentence.frame;
  if (start >= end) return null;
  const thought = endOfThought(sentence, start, end, isReference);
  const saidApart =
    !isReference && sentence.mentions.some((mention) => Math.max(mention.from, mention.also?.from ?? 0) >= thought);
  const keep = saidFirst || saidApart || isTopic(sentence, start) ? { keepTimesFrom: start } : {};
  return cutTitle(sentence, start, end, { isReference, isUnbroken: true, ...keep });
}
