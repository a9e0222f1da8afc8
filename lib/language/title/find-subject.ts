import { matchLeadIn } from "@/lib/language/intent/lead-in";
import { type Sentence, wordAt } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { wordSet } from "@/lib/language/text/word-set";
import { readDuration } from "@/lib/language/time/read-duration";
import { cutTitle, isToDo, type Title } from "@/lib/language/title/cut-title";
import { skipSomeone } from "@/lib/language/title/skip-someone";

/** What ties the thing to be done to the reminder. */
const CONNECTORS = lexicon<true>([
  [
    true,
    [
      "to|about|of|that|for|regarding|concerning|saying|called|named|titled|labeled|with|re|towards|telling|which|on|involving|from|when|during|as|before",
      "to|for me|us|myself to",
      "for time to",
      "for me|us|myself",
      "that|saying i|we need|have|want|got|must|should to",
      "that i|we have|got a|an?",
      "i|we have|got a|an?",
      "i|we need|have|got|want to",
      "to|that? remind|tell|tells|reminds|let|lets me|us|myself know? that? i? need? to|about|of?",
      "that? there is|are a|an?",
      "that it is|it's",
      "that|it's|its this? is? time for? me? to",
      "when? it is time for? me? to",
      "when it's|its time for? me? to",
      "when there are",
      "so|that that? i|we don't|dont|do|can|will|can't|won't not? forget|miss to|about?",
      "that? this|today|tomorrow is",
      "later to|that|about?",
      "that? is",
      "that? he|she|they has|have|needs|need|should|must to?",
      "on|in the|my|our phone|calendar|schedule|list about|for|to|that?",
      "to me|us|myself for|about|that|to",
      "reminder|alert of|for|about|to",
      "pertaining to",
      "so that",
      "created|made to|for|about",
      "i just made|set|created about|for|to",
      "that involve|are|is|concern|mention to|about?",
      "i set|made|have|created|put|gave|had set? up|you? for|about|to",
      "that|which i set|made|have|created|put|gave|had set? up|you? for|about|to?",
      "set|scheduled up? for|about|to",
      "to? change|update the? time|date on|for|of|to?",
      "time|date|dates|times of|for|from|to",
      "anymore about|to|of",
      "that? has|have to do with",
      "that|which? i asked|told|wanted you to set|make|create|put|add up? ,? to|for|about",
      "with the|a? message|note|text|title|name|label of|saying?",
      "telling|asking them|him|her|everyone|everybody that|to|about?",
      "/|or|and alarm|alert|notification to|for|about|that",
      "off? on|for|of my|the|all reminder|reminders|alert about|to|for?",
    ],
  ],
]);

/** "when I get home to …": where it is to happen, up to the word that starts what. */
function skipPlace(sentence: Sentence, at: number): number | null {
  if (wordAt(sentence, at) !== "when" || !["i", "i'm", "we"].includes(wordAt(sentence, at + 1))) return null;
  for (let next = at + 3; next < Math.min(at + 9, sentence.frame.end - 1); next++)
    if (wordAt(sentence, next) === "to") return next;
  return null;
}

/** "when it is 20 minutes before the show". */
const WHEN_IT_IS = lexicon<true>([[true, ["when|once it is", "when|once it's|its"]]]);

/** "move the alert [by a day] for …", "change it [from 10 minutes] [to 15 minutes] for …". */
const AMOUNTS = wordSet("by from to");

/** Steps over times, connectors and commas to the first word of the title. */
export function skipConnectors(sentence: Sentence, from: number): number {
  let at = from;
  let connectors = 0;
  let isToSomeone = false;
  while (at < sentence.frame.end) {
    const hole = sentence.holeAt[at];
    const someone = connectors === 0 && !isToSomeone ? skipSomeone(sentence, at) : null;
    const connector = connectors < 2 ? CONNECTORS.match(sentence.tokens, at) : null;
    const whenItIs = WHEN_IT_IS.match(sentence.tokens, at);
    const amount = AMOUNTS.has(wordAt(sentence, at)) ? readDuration(sentence.tokens, at + 1) : null;
    const place = connectors === 0 ? skipPlace(sentence, at) : null;
    if (hole && connectors > 0 && ["is", "are", "was"].includes(wordAt(sentence, hole.to))) return at;
    if (hole) at = hole.to;
    else if (amount) at = amount.next;
    else if (whenItIs && sentence.holeAt[whenItIs.next]) at = whenItIs.next;
    else if (place) at = place;
    else if ([",", ":", "-", "please", ";"].includes(wordAt(sentence, at))) at++;
    // "at 10am and 12pm", "on Monday and Friday"
    else if (wordAt(sentence, at) === "and" && sentence.holeAt[at - 1] && sentence.holeAt[at + 1]) at++;
    else if (someone) {
      isToSomeone = true;
      at = someone;
    } else if (connector && (connectors === 0 || REPEATS.has(wordAt(sentence, at))) && !isToDo(sentence.tokens, at)) {
      connectors++;
      at = connector.next;
    } else return at;
  }
  return at;
}

/** Connectors that may follow another one: "a reminder for me [tomorrow] to …", "a reminder to remind me to …". */
const REPEATS = wordSet("to about that for of remind so i it he she they i'm reminder alert");

const PEOPLE = wordSet("me us myself him her them everyone everybody");

/** "remind Luke he has …": what they are reminded of starts without a word before it. */
const CLAUSES = wordSet("he she they he's she's they're hes shes theyre it's it’s we we're");

/** After "remind" come the people, then perhaps a time, then what it is about. */
export function skipPeople(sentence: Sentence, from: number): number {
  if (PEOPLE.has(wordAt(sentence, from)) && !["and", "in"].includes(wordAt(sentence, from + 1))) return from + 1;
  // "alert me" has named them.
  if (PEOPLE.has(wordAt(sentence, from - 1))) return from;
  // Someone by name or kinship: up to the word that starts what they are reminded of.
  let at = from;
  for (let words = 0; words < 7 && at < sentence.frame.end; words++) {
    if (["to", "about", "of", "that"].includes(wordAt(sentence, at)) && (words > 0 || at === from)) return at;
    if (words > 0 && CLAUSES.has(wordAt(sentence, at))) return at;
    at = sentence.holeAt[at]?.to ?? at + 1;
  }
  return wordAt(sentence, from) === "my" || PEOPLE.has(wordAt(sentence, from)) ? from + 1 : from;
}

const STATEMENTS = lexicon<true>([
  [
    true,
    [
      "i|we have|got to?",
      "i've got to?",
      "there's|there is?",
      "i|we need to?",
      "i'm",
      "i am",
      "i|we can't|cant|cannot|don't|dont|mustn't|must|shouldn't want|not? to? miss|forget to|about?",
      "i|we can't|cant|cannot|don't want? to? be late to|for",
      "i|we can|must|should not miss|forget to|about?",
      "i|we won't|can't|cannot|will not? be? able? to? attend|make|go",
      "it's|its important|imperative that? i|we don't|not forget|miss to|about?",
      "it's|its important|imperative that? i|we remember to",
      "i|we will",
      "i'll|we'll",
      "i'm|we're supposed to",
      "it's|its time for? me? to",
      "the|my time|date of|for",
      "i|we missed|skipped|cancelled|canceled|finished|did|already",
      "i|we don't|dont|won't have|need|want|be|going to? go? to?",
      "i|we no longer have|need|want to? go? to?",
      "i|we am|are|was|were not? going|gonna? to?",
      "not going|gonna to? have|make|be? time for|to?",
    ],
  ],
]);

const FILLERS = wordSet(
  "can could would will you please so and help , . ; - – then to i need want a set the make create have do don't forget actually also ok okay oh",
);

/** What a reminder is about when it was said before: "I need to buy milk, can you remind me?" */
export function subjectBefore(sentence: Sentence, to: number, isReference = false): Title | null {
  let end = to;
  while (end > 0 && FILLERS.has(wordAt(sentence, end - 1))) end--;
  let from = 0;
  for (
    let next = STATEMENTS.match(sentence.tokens, from)?.next ?? matchLeadIn(sentence.tokens, from);
    next !== null && next < end;
  ) {
    from = next;
    next = STATEMENTS.match(sentence.tokens, from)?.next ?? matchLeadIn(sentence.tokens, from);
  }
  const isSeparate = sentence.mentions.some((mention) => mention.from >= end || (mention.also?.from ?? 0) >= end);
  return cutTitle(sentence, from, end, { isReference, ...(isSeparate && { keepTimesFrom: from }) });
}
