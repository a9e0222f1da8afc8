import type { Proposal } from "@/lib/language/intent/proposal";
import type { Sentence } from "@/lib/language/sentence";
import { spanOf } from "@/lib/language/time/read-dates";
import type { Highlight } from "@/lib/language/understanding";

const KINDS = { date: "date", repeat: "recurrence", offset: "reminder" } as const;

/** What was read where, in the order of the message, so that the composer can show it and let it be taken away. */
export function readHighlights(sentence: Sentence, { subject }: Proposal): Highlight[] {
  const times = sentence.mentions.flatMap((mention) => {
    const kind = KINDS[mention.kind];
    const also = mention.also ? [{ kind, ...spanOf(sentence, mention.also) }] : [];
    return [{ kind, ...spanOf(sentence, mention) }, ...also];
  });
  const priorities = sentence.priorities.map((mention) => ({
    kind: "priority" as const,
    ...spanOf(sentence, mention),
  }));
  const title = subject ? [{ kind: "title" as const, ...spanOf(sentence, subject) }] : [];
  return [...title, ...times, ...priorities].sort((one, other) => one.start - other.start);
}
