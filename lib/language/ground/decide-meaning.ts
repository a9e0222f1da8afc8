import { hasEveryWord } from "@/lib/domain/title-match";
import type { Spoken } from "@/lib/language/grammar/read-spoken";
import { findMeant } from "@/lib/language/ground/find-meant";
import { holdsBoth, isSameName, readName, tasksNamed } from "@/lib/language/ground/name";
import { partsOf } from "@/lib/language/ground/parts-of";
import type { KnownTask, World } from "@/lib/language/ground/world";
import type { NewTask } from "@/lib/language/understanding";

/** Everything a message may mean, before anybody looked what there is. */
export interface Meanings {
  spoken: readonly Spoken[];
  things: readonly NewTask[];
}

export type Meaning =
  | { kind: "one"; spoken: Spoken; task: KnownTask }
  /** One of them, and the words do not say which. */
  | { kind: "several"; spoken: Spoken; tasks: readonly KnownTask[] }
  /** Named so that the conversation knows ("the second one"), or several names, which are found one by one. */
  | { kind: "named"; spoken: Spoken }
  /** An order about a task that is not there. */
  | { kind: "missing"; spoken: Spoken }
  /** It would mean a task, if one is called so. */
  | { kind: "perhaps"; spoken: Spoken }
  /** Something was done, and no task is for that. */
  | { kind: "told"; spoken: Spoken }
  | { kind: "new"; things: readonly NewTask[] }
  /** It is on the list already. */
  | { kind: "there"; thing: NewTask; task: KnownTask }
  /** A command that is as well a deed, and the task is called otherwise. */
  | { kind: "either"; act: "delete" | "update"; thing: NewTask; task: KnownTask }
  | { kind: "nothing" };

/** What the words alone let one expect. A deed that is a command as well is new until a task of that name is found. */
export function expectMeaning({ spoken, things }: Meanings): Meaning {
  const pointed = spoken.find(({ reference }) => reference !== null);
  if (pointed) return { kind: "named", spoken: pointed };
  const [first] = spoken;
  const isThing = !first || isFood(first) || (!first.isTold && first.act !== "delete" && !isOnlyForLists(first));
  if (things.length > 0 && isThing) return { kind: "new", things };
  return first ? { kind: "perhaps", spoken: first } : { kind: "nothing" };
}

/** Which of its readings a message has in this person's world: what is there comes before what is new. */
export function decideMeaning({ spoken, things }: Meanings, world: World): Meaning {
  const pointed = spoken.find(({ reference }) => reference !== null);
  if (pointed) return { kind: "named", spoken: pointed };
  const [first, ...others] = things;
  const thing = others.length === 0 ? first : undefined;
  const same = thing && sameTask(thing, world);
  for (const one of byVerb(spoken, world)) {
    const meaning = meantBy(one, { thing, same, world });
    if (meaning) return meaning;
  }
  if (thing && same) return { kind: "there", thing, task: same };
  const about = thing && orderedAbout(thing, world);
  if (thing && about) return { kind: "either", act: "update", thing, task: about };
  return withoutTask({ spoken, things });
}

interface Found {
  thing: NewTask | undefined;
  same: KnownTask | undefined;
  world: World;
}

/** The tasks that one reading means; null when there are none. */
function meantBy(spoken: Spoken, { thing, same, world }: Found): Meaning | null {
  const tasks = findMeant(spoken, world);
  const [task, ...more] = tasks;
  if (!task) return namesSeveral(spoken, world) ? { kind: "named", spoken } : null;
  if (more.length > 0) return { kind: "several", spoken, tasks };
  const isOpen = spoken.act === "delete" && thing !== undefined && isAlsoDeed(spoken) && !isPlainlyCalled(spoken, task);
  if (!isOpen) return { kind: "one", spoken, task };
  return same ? { kind: "there", thing, task: same } : { kind: "either", act: "delete", thing, task };
}

/** Nothing that is there is meant. */
function withoutTask({ spoken, things }: Meanings): Meaning {
  const order = spoken.find(isOnlyForLists);
  if (order) return { kind: "missing", spoken: order };
  const told = spoken.find((one) => one.isTold && !isFood(one));
  const event = told && eventOf(told);
  if (event) return { kind: "new", things: [event] };
  if (told) return told.name === null || told.act !== "complete" ? { kind: "nothing" } : { kind: "told", spoken: told };
  return things.length > 0 ? { kind: "new", things } : { kind: "nothing" };
}

/** Nobody but a list is told to tick something off; "bin day" is a thing for all that. */
const isOnlyForLists = ({ verb, isTold }: Spoken): boolean =>
  !isTold && verb !== null && !verb.traits.has("deed") && !verb.traits.has("also-thing");

/** "baked beans" were not baked by the person. */
const isFood = ({ verb }: Spoken): boolean => verb?.traits.has("cooks") ?? false;

/** "sports day is on 12 June": nothing of the list, so it is to be put there. */
const eventOf = ({ act, name, changes: { due = null, recurrence = null } }: Spoken): NewTask | null =>
  act === "update" && name !== null && (due || recurrence)
    ? { tool: "add_task", title: name, description: null, priority: null, due, recurrence }
    : null;

/** The reading first whose verb is the task's own: "dinner cancelled" is "Cancel dinner" before it is "Dinner". */
function byVerb(spoken: readonly Spoken[], world: World): Spoken[] {
  const isOwn = (one: Spoken): boolean =>
    findMeant(one, world).some(({ title }) => one.verb !== null && readName(title).verb?.lemma === one.verb.lemma);
  return [...spoken].sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
}

const DEFINITE = /^the /iu;

function sameTask({ title }: NewTask, { tasks }: World): KnownTask | undefined {
  const open = tasks.filter(({ status }) => status === "pending");
  if (title === null) return undefined;
  const same = open.find((task) => isSameName(title, task.title));
  // "the hotel" is one that is known, if there is one: "Book hotel in Oslo".
  const [only, ...others] = DEFINITE.test(title) ? tasksNamed(title, open) : [];
  return same ?? (others.length === 0 ? only : undefined);
}

/** "move send agenda to Work", "update the report": perhaps a command about a task that is there. */
function orderedAbout({ title }: NewTask, { tasks }: World): KnownTask | undefined {
  const { verb, thing } = readName(title ?? "");
  if (!verb?.traits.has("changes")) return undefined;
  const [only, ...others] = tasks.filter(
    (task) => task.status === "pending" && (hasEveryWord(task.title, thing) || hasEveryWord(thing, task.title)),
  );
  return others.length === 0 ? only : undefined;
}

const isAlsoDeed = ({ verb }: Spoken): boolean => verb?.traits.has("deed") ?? false;

/** "cancel lunch with Sam" of "Lunch with Sam"; of "Book lunch with Sam" it may be another deed. */
const isPlainlyCalled = ({ name }: Spoken, { title }: KnownTask): boolean =>
  name !== null && (holdsBoth(name, title) || (readName(title).verb === null && isSameName(name, title)));

/** "bought milk and eggs": where one of the parts is there, all of them are looked for. */
function namesSeveral({ name, act }: Spoken, { tasks }: World): boolean {
  const parts = name === null ? [] : partsOf(name);
  const wanted = act === "reopen" ? "completed" : "pending";
  const among = tasks.filter(({ status }) => status === wanted);
  return parts.length > 1 && parts.some((part) => tasksNamed(part, among).length > 0);
}
