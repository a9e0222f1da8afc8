import type { World } from "@/lib/language/ground/world";

/** What the engine may know besides the words: when and where they are said, and what was spoken of before. */
export interface LanguageContext {
  now: Date;
  timeZone: string;
  /** How many tasks the list shown last had, so that "the second one" can be checked. */
  lastShown?: number;
  /** Set when that was a list of reminders. */
  shows?: "reminders";
  /** How many tasks were spoken of last: what "it" can mean. */
  mentioned?: number;
  /** The one task spoken of is due at an hour: "make it 10" then is another one. */
  hasTime?: boolean;
  /** The last message only made tasks, so that "and eggs" can be one more. */
  isAdding?: boolean;
  /** A question of ours has just been asked. */
  wasAsked?: boolean;
  /** The last message changed something, so that "that was a mistake" can take it back. */
  hasChanged?: boolean;
  /** A reminder was spoken of last, and not as part of a task just made: "make it 10am" then means the reminder. */
  hasReminder?: boolean;
  /** The tasks that share a word with the message, once they were looked up. */
  world?: World;
}
