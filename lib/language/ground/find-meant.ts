import { hasEveryWord } from "@/lib/domain/title-match";
import type { Spoken } from "@/lib/language/grammar/read-spoken";
import { holdsBoth, isSameDeed, readName, tasksNamed } from "@/lib/language/ground/name";
import type { KnownTask, World } from "@/lib/language/ground/world";
import type { Word } from "@/lib/language/vocabulary/vocabulary";

/** Which tasks a reading can mean: one acts, several are asked about. */
export function findMeant(spoken: Spoken, { tasks }: World): KnownTask[] {
  const { act, name, verb } = spoken;
  const wanted = act === "reopen" ? "completed" : "pending";
  const among = (pool: readonly KnownTask[]): KnownTask[] => {
    const named =
      name === null ? byDeed(spoken, pool) : tasksNamed(name, pool).filter((task) => isForThat(spoken, task));
    if (named.length > 0 || spoken.due === null) return name === null ? named : calledSo(name, named);
    const { name: undated, days } = spoken.due;
    return calledSo(
      undated,
      tasksNamed(undated, pool).filter((task) => isForThat(spoken, task) && isAmong(days, task)),
    );
  };
  if (act === "delete") return among(tasks);
  const open = among(tasks.filter(({ status }) => status === wanted));
  // "tick off milk", which is: said, instead of not found. Who tells of a deed may have done it again.
  return open.length > 0 || spoken.isTold || verb === null ? open : among(tasks);
}

/** Whoever says a whole title means that one, whatever else holds its words. */
function calledSo(name: string, named: readonly KnownTask[]): KnownTask[] {
  const exact = named.filter(({ title }) => title.trim().toLowerCase() === name.trim().toLowerCase());
  if (exact.length > 0) return exact;
  const whole = named.filter(({ title }) => holdsBoth(name, title));
  return whole.length > 0 ? whole : [...named];
}

const isAmong = ({ after, before }: NonNullable<Spoken["due"]>["days"], { due_on }: KnownTask): boolean =>
  due_on !== null && (after === null || due_on >= after) && (before === null || due_on < before);

/** "hoovered" is of the one task that says so. */
const byDeed = ({ verb }: Spoken, pool: readonly KnownTask[]): KnownTask[] =>
  verb === null ? [] : pool.filter(({ title }) => isOwnDeed(verb, readName(title).verb));

/** The very verb, or one that says the same: "hoovered" of "Vacuum the lounge". */
const isOwnDeed = (told: Word, own: Word | null): boolean =>
  own !== null &&
  (told.lemma === own.lemma || SAME_DEEDS.some((same) => told.traits.has(same) && own.traits.has(same)));

const SAME_DEEDS = ["hoovers", "reaches"] as const;

/** "I read the report" leaves "Write the report" to be done; a title without a verb, "Report", does not say. */
function isForThat({ act, name, verb, isTold, isOwnVerb }: Spoken, { title }: KnownTask): boolean {
  const { verb: own } = readName(title);
  if (verb === null || !isTold || act === "delete") return true;
  // "moved the dentist" leaves the dentist to be done.
  if (isOwnVerb || verb.traits.has("changes")) return hasEveryWord(verb.lemma, title);
  if (own === null || name === null) return !verb.traits.has("ends");
  return isSameDeed(verb, own) || tasksNamed(verb.lemma, [{ title } as KnownTask]).length > 0;
}
