import { readSmallTalk } from "@/lib/language/grammar/small-talk";
import type { Talk } from "@/lib/language/vocabulary/small-talk";

interface Here {
  now: Date;
  timeZone: string;
}

const format = ({ now, timeZone }: Here, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat("en-US", { ...options, timeZone }).format(now).replace(/\u202f/g, " ");

const sayToday = (here: Here): string =>
  format(here, { weekday: "long", month: "long", day: "numeric", year: "numeric" });

/** The first kind that is in a message answers it: "ok great, thanks" is thanked for. */
const ANSWERS: readonly (readonly [Talk, (here: Here) => string])[] = [
  ["time", (here) => `It's ${format(here, { hour: "numeric", minute: "2-digit" })} on ${sayToday(here)}.`],
  ["day", (here) => `Today is ${sayToday(here)}.`],
  ["who", () => "I'm Steward, a to-do list you talk to: software, not a person."],
  ["tired", () => "Take it easy. Ask 'what can't wait?' and I'll show you only that."],
  ["busy", () => "That sounds like a lot. Ask 'what should I do first?' and I'll show you what is due."],
  ["oops", () => "No problem. Say 'undo that' to take the last change back."],
  ["bye", () => "See you. Your list will be here."],
  ["thanks", () => "You're welcome."],
  ["wellbeing", () => "All good here, thanks. What would you like to get done?"],
  ["there", () => "I'm here. What would you like to get done?"],
  ["greeting", () => "Hi! What would you like to get done?"],
  ["praise", () => "Glad to hear it."],
  ["yes", () => "I'm not waiting for an answer just now. What would you like to do?"],
  ["waiting", () => "Take your time."],
  ["okay", () => "Okay."],
];

/** A short, friendly answer to what is only courtesy; null when there is more to a message. */
export function smallTalkAnswer(text: string, here: Here): string | null {
  const talk = readSmallTalk(text);
  const [, answer] = ANSWERS.find(([kind]) => talk?.has(kind)) ?? [];
  return answer ? answer(here) : null;
}
