import { startsWithDeed } from "@/lib/language/grammar/deed-in";
import type { Message } from "@/lib/language/grammar/message";
import { hasPhrase, hasWord, isPlain } from "@/lib/language/grammar/words-in";
import type { Trait } from "@/lib/language/vocabulary/traits";
import type { Found } from "@/lib/language/vocabulary/vocabulary";

const COMMANDS: readonly Trait[] = ["changes", "completes", "reopens", "deletes", "list-order"];
const OPENS: readonly string[] = ["and", ",", ";", ".", "then", "now"];
/** What a command is about that reaches further than one task, or into one. */
const SETS: readonly Trait[] = ["done", "points", "anaphor", "field-name"];
const NUMBERED: readonly string[] = ["task", "item", "todo"];

const isCommand = ({ word }: Found): boolean =>
  word.form === "base" && word.behind.length === 0 && COMMANDS.some((trait) => word.traits.has(trait));

const startsWithCommand = ({ words, from }: Message): boolean => words[from]?.some(isCommand) ?? false;

/** An order about the list or its tasks that was not understood: a task of that name is the last that anybody wants. */
export const isListOrder = (message: Message): boolean =>
  message.is(message.from, "list-order") ||
  message.find(message.from, "view-order") !== null ||
  hasWord(message, "field") ||
  hasWord(message, "other-language") ||
  ordersLists(message) ||
  movesSomething(message) ||
  commandsBesides(message) ||
  namesByNumber(message);

/** "make a packing list", "split the report into steps", "cancel tomorrow". */
function ordersLists(message: Message): boolean {
  const { from, to, sentence, is } = message;
  const isBare = sentence.tokens
    .slice(from + 1, to)
    .every((_, index) => !isPlain(message, from + 1 + index) || is(from + 1 + index, "article"));
  return (
    (startsWithCommand(message) && isBare) ||
    (is(from, "splits") && hasPhrase(message, "part")) ||
    (hasWord(message, "list") && (is(from, "makes-lists") || !startsWithDeed(message)))
  );
}

/** "mark the lunch done and delete the call", "mark everything done except the bath". */
function commandsBesides(message: Message): boolean {
  const { words, wordAt, from, to, find } = message;
  const isFirst = startsWithCommand(message);
  for (let at = from + 1; at < to; at++) {
    const another = words[at]?.some((found) => isCommand(found) && !found.word.traits.has("deed"));
    if (another && OPENS.includes(wordAt(at - 1))) return true;
    if (isFirst && isPlain(message, at) && SETS.some((trait) => find(at, trait))) return true;
  }
  return false;
}

/** "move the photos to tomorrow", "snooze the picnic"; "move house" and "move the sofa on friday" are deeds. */
function movesSomething({ words, from, sentence, is }: Message): boolean {
  const moves = words[from]?.filter(
    ({ word }) => word.form === "base" && word.behind.length === 0 && word.traits.has("changes"),
  );
  if (!moves || moves.length === 0) return false;
  const isDeed = moves.some(({ word }) => word.traits.has("deed"));
  return !isDeed || sentence.mentions.some((time) => is(time.from, "toward") || time.relation === "to");
}

/** "finish task 3" */
const namesByNumber = ({ sentence, wordAt, from, to }: Message): boolean =>
  sentence.tokens
    .slice(from, to - 1)
    .some(
      (_, index) => NUMBERED.includes(wordAt(from + index)) && sentence.tokens[from + index + 1]?.kind === "number",
    );
