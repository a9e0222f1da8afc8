import type { Sentence } from "@/lib/language/sentence";
import { spanOf } from "@/lib/language/time/read-dates";
import type { Title } from "@/lib/language/title/cut-title";
import type { TaskReference } from "@/lib/language/understanding";

const NOUN_AT_END = / (?:task|todo|to-do|item|reminders?|one)$/iu;
const ARTICLE_AT_START = /^(?:the|my|our|that|this) /iu;

/** A task by words of its title. "the dentist task" only says that the dentist is one; "the party" may be the title. */
export function namedTask(sentence: Sentence, subject: Title): Extract<TaskReference, { kind: "title" }> {
  const bare = subject.title.replace(NOUN_AT_END, "");
  const title = bare === subject.title ? bare : bare.replace(ARTICLE_AT_START, "");
  return { kind: "title", title, span: spanOf(sentence, subject) };
}
