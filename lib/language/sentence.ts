import { findPriorities, type PriorityMention } from "@/lib/language/find-priorities";
import { buildFrame, type Frame } from "@/lib/language/intent/frame";
import type { LanguageContext } from "@/lib/language/language-context";
import type { Token } from "@/lib/language/text/token";
import { tokenise } from "@/lib/language/text/tokenise";
import { findMentions } from "@/lib/language/time/find-mentions";
import type { TimeMention } from "@/lib/language/time/time-mention";
import { type Wall, wallOf } from "@/lib/language/time/wall";
import { findHoles, type Hole } from "@/lib/language/title/find-holes";

/** A message taken apart once; every rule reads from here. */
export interface Sentence {
  text: string;
  tokens: readonly Token[];
  frame: Frame;
  mentions: readonly TimeMention[];
  priorities: readonly PriorityMention[];
  /** What is cut out of titles, in order, and the one that covers each token. */
  holes: readonly Hole[];
  holeAt: readonly (Hole | undefined)[];
  now: Wall;
  context: LanguageContext;
  /** It began with an objection, which is left out: "no, make it Friday". */
  isCorrection?: boolean;
}

export function readSentence(text: string, context: LanguageContext): Sentence {
  const tokens = tokenise(text);
  const now = wallOf(context.now, context.timeZone);
  const mentions = findMentions({ tokens, now, timeZone: context.timeZone });
  const priorities = findPriorities(tokens);
  const holes = findHoles(tokens, mentions, priorities);
  return {
    text,
    tokens,
    frame: buildFrame(tokens),
    mentions,
    priorities,
    holes,
    holeAt: coverTokens(tokens.length, holes),
    now,
    context,
  };
}

function coverTokens(length: number, holes: readonly Hole[]): (Hole | undefined)[] {
  const cover = new Array<Hole | undefined>(length).fill(undefined);
  for (const hole of holes) cover.fill(hole, hole.from, hole.to);
  return cover;
}

export const wordAt = ({ tokens }: Sentence, at: number): string => tokens[at]?.word ?? "";

const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/;

/** The message between two tokens, as it was typed; the invisible marks around them belong to them. */
export function textBetween({ text, tokens }: Sentence, from: number, to: number): string {
  const first = tokens[from];
  const last = tokens[to - 1];
  if (!first || !last || to <= from) return "";
  let { start } = first;
  let { end } = last;
  while (INVISIBLE.test(text[start - 1] ?? "")) start--;
  while (INVISIBLE.test(text[end] ?? "")) end++;
  return text.slice(start, end);
}
