import { startsWithDeed } from "@/lib/language/grammar/deed-in";
import { type Message, openMessage } from "@/lib/language/grammar/message";
import { isOnlyTime } from "@/lib/language/grammar/no-thing/names-nothing";
import { whyNoThing } from "@/lib/language/grammar/why-no-thing";
import { addTask } from "@/lib/language/plan/add-task";
import { atEachTime } from "@/lib/language/plan/at-each-time";
import { datedDeeds } from "@/lib/language/plan/dated-deeds";
import { readNewTaskIn } from "@/lib/language/read-new-task";
import { readStretch } from "@/lib/language/read-stretch";
import { readSentence } from "@/lib/language/sentence";
import { spanOf } from "@/lib/language/time/read-dates";
import { cutTitle } from "@/lib/language/title/cut-title";
import type { NewTask } from "@/lib/language/understanding";

const MOST_THINGS = 20;
/** What is longer is no thing by itself, whatever it is. */
const MOST_WORDS = 240;

/** The things or deeds that a message consists of, as new tasks; none when it is anything else. */
export function readThings(message: Message): NewTask[] {
  if (message.to > MOST_WORDS || whyNoThing(message) !== null) return [];
  const parts = partsOf(message);
  if (parts.length > 1) return shareDay(message, parts.flatMap(readThing));
  return readThing(message);
}

/** "tomorrow: drop off the keys, pay the nursery": the day is theirs alike. */
function shareDay({ sentence, from, wordAt }: Message, things: NewTask[]): NewTask[] {
  const [first] = things;
  const isShared = wordAt(from - 1) === ":" && sentence.holeAt[from - 2]?.isTime;
  if (!isShared || !first) return things;
  return things.map((thing) =>
    thing.due || thing.recurrence ? thing : { ...thing, due: first.due, recurrence: first.recurrence },
  );
}

/** "milk, eggs, bread": a pause makes several, where each part says a thing by itself, and a verb only where each has one. */
function partsOf(message: Message): Message[] {
  const { sentence, from, to } = message;
  const starts = [0];
  let isInLines = true;
  for (let at = from; at < to - 1; at++) {
    const isPause = [",", ";"].includes(message.wordAt(at)) && !sentence.tokens[at]?.quoted;
    const isLine = sentence.text.slice(sentence.tokens[at]?.end, sentence.tokens[at + 1]?.start).includes("\n");
    if (!(isPause || isLine) || isInTime(message, at)) continue;
    starts.push(at + 1);
    isInLines &&= isLine;
  }
  const last = starts.at(-1) ?? 0;
  // "onions, carrots and leeks"
  const joint = sentence.tokens.slice(last, to).findIndex(({ word, quoted }) => word === "and" && !quoted) + last;
  const isJoined = starts.length > 1 && joint > last && joint < to - 1 && !startsWithDeed(message);
  if (isJoined) starts.push(joint + 1);
  if (starts.length < 2 || starts.length > MOST_THINGS) return [];
  const endOf = (index: number): number =>
    isJoined && index === starts.length - 2 ? joint : (starts[index + 1] ?? to);
  const parts = starts.map((start, index) => stretchOf(message, start, endOf(index)));
  const isThing = parts.every((part) => !isOnlyTime(part) && whyNoThing(part) === null);
  const isAlike = isInLines || parts.every((part) => startsWithDeed(part) === startsWithDeed(message));
  return isThing && isAlike ? parts : [];
}

const isInTime = ({ sentence }: Message, at: number): boolean =>
  sentence.holeAt[at] !== undefined && sentence.holeAt[at] === sentence.holeAt[at + 1];

function stretchOf({ sentence }: Message, from: number, to: number): Message {
  const { tokens } = sentence;
  return openMessage(readStretch(sentence, tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0));
}

/** One thing, or one deed with several times: "water the roses every monday and feed the fish every day". */
function readThing(message: Message): NewTask[] {
  const text = withoutLeadIn(message);
  const sentence = text === message.sentence.text ? message.sentence : readSentence(text, message.sentence.context);
  const subject = cutTitle(sentence, 0, sentence.tokens.length);
  const dated = datedDeeds(sentence, subject).map((deed) => addTask(deed.sentence, { subject: deed.subject }));
  if (dated.length > 0) return dated;
  const daily = subject ? atEachTime(sentence) : [];
  if (daily.length > 1) return daily.map((single) => addTask(single, { subject }));
  if (sentence.mentions.length > 1 && subject) return [addTask(sentence, { subject })];
  const { title, due, recurrence, priority } = readNewTaskIn(sentence);
  return [
    {
      tool: "add_task",
      title: title.replace(/ {2,}/g, " "),
      description: null,
      priority: priority?.priority ?? null,
      due,
      recurrence,
    },
  ];
}

/** Blanks for what led up to the thing, and for the sounds that people make while they think. */
function withoutLeadIn({ sentence, leadIn, from, to, find }: Message): string {
  const { text, tokens } = sentence;
  const isFiller = (at: number): boolean => at > from && !tokens[at]?.glued && find(at, "filler") !== null;
  const fillers = tokens.flatMap((_, at) => (isFiller(at) ? { from: at, to: at + 1 } : []));
  const silent = [...leadIn, ...fillers].map((span) => spanOf(sentence, span));
  return silent.reduce(
    (said, { start, end }) => said.slice(0, start) + " ".repeat(end - start) + said.slice(end),
    text.slice(0, tokens[to - 1]?.end),
  );
}
