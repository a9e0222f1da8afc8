import { readSmallTalk } from "@/lib/language/grammar/small-talk";
import { remindAgain } from "@/lib/language/intent/follow-up/remind-again";
import type { IntentRule, Proposal } from "@/lib/language/intent/proposal";
import { allDay } from "@/lib/language/intent/rules/all-day";
import { askTasks } from "@/lib/language/intent/rules/ask";
import { changeTask } from "@/lib/language/intent/rules/change";
import { bareCommand } from "@/lib/language/intent/rules/command";
import { aboutEvents } from "@/lib/language/intent/rules/event";
import { askFirst } from "@/lib/language/intent/rules/first";
import { followUp } from "@/lib/language/intent/rules/follow-up";
import { askHelp } from "@/lib/language/intent/rules/help";
import { askKind } from "@/lib/language/intent/rules/kind";
import { labelledTask } from "@/lib/language/intent/rules/labelled";
import { letGo } from "@/lib/language/intent/rules/let-go";
import { notYet } from "@/lib/language/intent/rules/not-yet";
import { addNote, addToTask } from "@/lib/language/intent/rules/note";
import { askAboutOne, askTheTask } from "@/lib/language/intent/rules/one-task";
import { askOtherDay } from "@/lib/language/intent/rules/other-day";
import { perhapsOurs } from "@/lib/language/intent/rules/perhaps";
import { remindMe } from "@/lib/language/intent/rules/remind";
import { aboutReminder } from "@/lib/language/intent/rules/reminder";
import { snoozeReminder } from "@/lib/language/intent/rules/snooze";
import { stateNumbered } from "@/lib/language/intent/rules/stated";
import { aboutTasks } from "@/lib/language/intent/rules/task-list";
import { tooMuch } from "@/lib/language/intent/rules/too-much";
import { restoreDeleted, undoLast } from "@/lib/language/intent/rules/undo";
import { whatIsThere } from "@/lib/language/intent/rules/what-is-there";
import { askWhen } from "@/lib/language/intent/rules/when";
import { wished } from "@/lib/language/intent/rules/wished";
import type { Sentence } from "@/lib/language/sentence";

/**
 * The first rule that recognises the sentence decides. First a label ("todo: …"), behind which no word is a command; who asks how something is done is not
 * telling us to do it; then whole-message commands. What was just spoken of gives short messages a meaning that they have
 * not by themselves ("remind me again at 5", "call it Oat milk"), so follow-ups stand before the rules that would read them
 * alone; only a reminder is snoozed, and one that came is what "again" is about. Then from the most telling words to the least: the verb "remind", the noun "reminder", questions about
 * what is to be done, changes (whose "make it urgent" would look like a new task), the nouns "task" and "list",
 * appointments, a bare command word, and last what only a time or a priority speaks for.
 */
const RULES: readonly IntentRule[] = [
  labelledTask,
  notYet,
  askHelp,
  undoLast,
  followUp,
  askOtherDay,
  snoozeReminder,
  remindAgain,
  remindMe,
  aboutReminder,
  tooMuch,
  askFirst,
  askKind,
  askTasks,
  askTheTask,
  restoreDeleted,
  addNote,
  stateNumbered,
  whatIsThere,
  allDay,
  changeTask,
  addToTask,
  aboutTasks,
  aboutEvents,
  letGo,
  bareCommand,
  wished,
  askWhen,
  askAboutOne,
  perhapsOurs,
];

export function classify(sentence: Sentence): Proposal {
  for (const rule of RULES) {
    const proposal = rule(sentence);
    if (proposal) return proposal;
  }
  // What keeps one company is known for that; of anything else nothing is known.
  const confidence = readSmallTalk(sentence.text) ? 0.97 : 0.3;
  return { intent: "GENERAL_CHAT", confidence, rule: "chat", because: "", subject: null };
}
