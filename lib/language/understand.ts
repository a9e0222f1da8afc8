import { confidenceOf } from "@/lib/language/confidence-of";
import { isWeak } from "@/lib/language/grammar/is-weak";
import { type Message, openMessage } from "@/lib/language/grammar/message";
import { isAsked } from "@/lib/language/grammar/no-thing/is-asked";
import { readSpoken, type Spoken } from "@/lib/language/grammar/read-spoken";
import { readThings } from "@/lib/language/grammar/read-things";
import { isOffered } from "@/lib/language/grammar/why-no-thing";
import { decideMeaning, expectMeaning, type Meanings } from "@/lib/language/ground/decide-meaning";
import { askedDeed, asPlanned, isCalled, plannedName } from "@/lib/language/ground/planned-order";
import { wordsOf } from "@/lib/language/ground/words-of";
import { isClear } from "@/lib/language/is-clear";
import type { LanguageContext } from "@/lib/language/language-context";
import { withMeaning } from "@/lib/language/plan/plan-meaning";
import { withChange } from "@/lib/language/plan/with-change";
import { readByRules } from "@/lib/language/read-by-rules";
import { readSentence } from "@/lib/language/sentence";
import { ACT_AT, type Understanding } from "@/lib/language/understanding";
import { withoutCourtesy } from "@/lib/language/without-courtesy";

/**
 * What a message asks for, in the world that the context brings. The same message and context give the same answer,
 * always; nothing else is looked at. Where `lookUp` says words, the message may be about a task: whoever can, looks them
 * up and asks again with what was found.
 */
export function understand(text: string, context: LanguageContext): Understanding {
  const sentence = readSentence(text, context);
  const first = readByRules(sentence);
  if (isClear(first)) return first;
  const message = openMessage(sentence);
  const heard = withoutCourtesy(first, message);
  if (isClear(heard)) return heard;
  const said = heard.plan.length > 0 ? heard : withChange(heard, message);
  const meanings: Meanings = {
    spoken: isAsked(message) ? [] : readSpoken(message).filter(isKnown(context, message)),
    things: readThings(message),
  };
  const understood = context.world
    ? inWorld(isAsked(message) ? withoutChange(said) : said, meanings, context)
    : beforeLooking(said, meanings, message);
  return understood.bare && isWeak(message, context) ? asOffer(understood) : understood;
}

/** Too little speaks for it: it is offered. */
const asOffer = (understood: Understanding): Understanding => ({
  ...understood,
  confidence: Math.min(understood.confidence, confidenceOf({ coverage: 1, grounding: "several" })),
  possibleIntents: ["CREATE_TASK"],
});

/**
 * "it" means something where something was spoken of, "the second one" where a list was shown; "#3" always may. "great, it's
 * done" only says what we have said.
 */
const isKnown =
  ({ mentioned = 0, lastShown = 0 }: LanguageContext, { leads }: Message) =>
  ({ reference }: Spoken): boolean =>
    reference?.kind === "position"
      ? reference.index + reference.count - 1 <= lastShown
      : reference?.kind !== "pronoun" || (mentioned > 0 && !leads.has("praises"));

/** What the words alone let one expect, and what to look up; an unsure plan of the rules stands until somebody looked. */
function beforeLooking(said: Understanding, meanings: Meanings, message: Message): Understanding {
  const lookUp = wordsOf(meanings, plannedName(said));
  if (said.plan.length > 0) return { ...said, lookUp };
  const expected = withMeaning({ ...said, lookUp }, expectMeaning(meanings));
  // Whoever knew what it points to could do it.
  return expected.rule === said.rule && said.possibleIntents.length === 0 && isOffered(message)
    ? { ...expected, possibleIntents: ["CREATE_TASK"], title: message.sentence.text.trim() }
    : expected;
}

/** A question is answered, never carried out, whatever task is called so: "should I cancel the gym". */
const withoutChange = (said: Understanding): Understanding =>
  said.confidence < ACT_AT && said.plan.some(({ tool }) => !READS.has(tool)) ? { ...said, plan: [] } : said;

const READS: ReadonlySet<string> = new Set(["list_tasks", "list_reminders"]);

function inWorld(said: Understanding, meanings: Meanings, context: LanguageContext): Understanding {
  const { world = { tasks: [] } } = context;
  const isOrder = said.confidence >= ACT_AT && said.intent !== "GENERAL_CHAT";
  const planned = plannedName(said);
  if (!isOrder && planned !== null && isCalled(planned, world)) return asPlanned(said);
  const asked = askedDeed(said, context, world);
  if (asked) return asked;
  const meaning = decideMeaning(meanings, world);
  return isOrder && meaning.kind === "told" ? said : withMeaning(said, meaning);
}
