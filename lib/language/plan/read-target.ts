import type { Proposal } from "@/lib/language/intent/proposal";
import { namedTask } from "@/lib/language/plan/named-task";
import { isBulk, readFilter } from "@/lib/language/reference/read-filter";
import { findReference } from "@/lib/language/reference/read-reference";
import type { Sentence } from "@/lib/language/sentence";
import { spanOf } from "@/lib/language/time/read-dates";
import type { Intent, TaskFilter, TaskReference } from "@/lib/language/understanding";

/** Words that stand where a title could but name nothing. */
const EMPTY =
  /^(?:all|everything|every|all (?:of )?(?:my|the)(?: \w+)?|a|an|the|my|my list|out|up|off|one|some(?:thing)?|task|tasks|items?|(?:all )?(?:completed|complete|finished|done|pending|overdue)|as \w+)$/i;

/** "mark everything due today as done": "done" is what they become, not what they are. */
function stillOpen({ completed, ...filter }: TaskFilter): TaskFilter {
  const due = filter.due ?? completed;
  return { ...filter, status: "pending", ...(due && { due }) };
}

/** "the fifth one" of a list of three is nothing. */
function withinShown({ context }: Sentence, reference: TaskReference): TaskReference | null {
  if (reference.kind !== "position" || context.lastShown === undefined) return reference;
  return reference.index <= context.lastShown ? reference : null;
}

/** "clear my list", "remove overdue tasks": no title, but a list or a kind of task. */
function wholeSet(sentence: Sentence, intent: Intent): TaskReference | null {
  const { frame } = sentence;
  const filter = readFilter(sentence);
  const isList = frame.nouns.some((noun) => noun.value === "list" && noun.definite);
  const isKind =
    frame.nouns.some((noun) => noun.value === "task" && noun.plural) &&
    (filter.status !== "all" || filter.due || filter.priority);
  if (!isList && !isKind) return null;
  return {
    kind: "every",
    filter: intent === "COMPLETE_TASK" ? stillOpen(filter) : filter,
    span: spanOf(sentence, { from: frame.start, to: frame.end }),
  };
}

/** Which task a sentence speaks of: by number or position, as a whole set, by words of its title, or by a pronoun. */
export function readTarget(sentence: Sentence, { subject, intent }: Proposal): TaskReference | null {
  const { frame } = sentence;
  const found = findReference(sentence, Math.min(subject?.from ?? frame.start, frame.start), frame.end);
  if (found && found.reference.kind !== "pronoun") return withinShown(sentence, found.reference);
  // "mark it done": the pronoun is all the name there is; in "the reminder to call it off" it is part of the title.
  const isPronoun = found && (!subject || (found.at <= subject.from && found.next > subject.from));
  const name = subject && !isPronoun && !EMPTY.test(subject.title) ? subject : null;
  if (
    isBulk(sentence) &&
    intent !== "SCHEDULE_REMINDER" &&
    !(found?.reference.kind === "pronoun" && found.reference.plural)
  ) {
    const filter = readFilter(sentence);
    return {
      kind: "every",
      filter: { ...(intent === "COMPLETE_TASK" ? stillOpen(filter) : filter), ...(name && { search: name.title }) },
      span: spanOf(sentence, { from: frame.start, to: frame.end }),
    };
  }
  if (name) return namedTask(sentence, name);
  if (isPronoun) return found.reference;
  return intent === "DELETE_TASK" || intent === "COMPLETE_TASK" ? wholeSet(sentence, intent) : null;
}
