import type { Sentence } from "@/lib/language/sentence";
import type { TimeMention } from "@/lib/language/time/time-mention";
import { startOfDay, type Wall } from "@/lib/language/time/wall";

interface OfSentence {
  sentence: Sentence;
}

/**
 * "tomorrow call mom at 5 and dad at 6": a day holds until another one is said. Said only later, it holds for what came
 * before it, too.
 */
export function shareDays<Deed extends OfSentence>(deeds: Deed[]): Deed[] {
  let day = deeds.map(dayOf).find((said) => said !== null) ?? null;
  return deeds.map((deed) => {
    day = dayOf(deed) ?? day;
    return day === null ? deed : onDay(deed, day);
  });
}

function dayOf({ sentence }: OfSentence): Wall | null {
  for (const mention of sentence.mentions)
    if (mention.kind === "date" && mention.dateSaid) return startOfDay(mention.start);
  return null;
}

const onDay = <Deed extends OfSentence>(deed: Deed, day: Wall): Deed => ({
  ...deed,
  sentence: { ...deed.sentence, mentions: deed.sentence.mentions.map((mention) => moveTo(mention, day)) },
});

function moveTo(mention: TimeMention, day: Wall): TimeMention {
  if (mention.kind !== "date" || mention.dateSaid) return mention;
  const by = day - startOfDay(mention.start);
  const { start, end, implied } = mention;
  return { ...mention, start: start + by, end: end && end + by, implied: implied + by, dateSaid: true, clock: null };
}
