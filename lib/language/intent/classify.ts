import { remindAgain } from "@/lib/language/intent/follow-up/remind-again";
import type { IntentRule, Proposal } from "@/lib/language/intent/proposal";
import { askTasks } from "@/lib/language/intent/rules/ask";
import { changeTask } from "@/lib/language/intent/rules/change";
import { bareChore } from "@/lib/language/intent/rules/chore";
import { bareCommand } from "@/lib/language/intent/rules/command";
import { answerConfirmation } from "@/lib/language/intent/rules/confirmation";
import { aboutEvents, datedEvent } from "@/lib/language/intent/rules/event";
import { followUp } from "@/lib/language/intent/rules/follow-up";
import { addNote } from "@/lib/language/intent/rules/note";
import { perhapsOurs } from "@/lib/language/intent/rules/perhaps";
import { remindMe } from "@/lib/language/intent/rules/remind";
import { aboutReminder } from "@/lib/language/intent/rules/reminder";
import { snoozeReminder } from "@/lib/language/intent/rules/snooze";
import { aboutTasks } from "@/lib/language/intent/rules/task-list";
import { restoreDeleted, undoLast } from "@/lib/language/intent/rules/undo";
import type { Sentence } from "@/lib/language/sentence";

/**
 * The first rule that recognises the sentence decides. An open question comes first, because "yes" means nothing
 * elsewhere, and whole-message commands next. What was just spoken of gives short messages a meaning that they have not by
 * themselves ("remind me again at 5", "call it Oat milk"), so follow-ups stand before the rules that would read them alone;
 * only a reminder is snoozed, and one that came is what "again" is about. Then from the most telling words to the least: the verb "remind", the noun
 * "reminder", questions about what is to be done, changes (whose "make it urgent" would look like a new task), the nouns
 * "task" and "list", appointments, a bare command word, and last what only a time or a priority speaks for.
 */
const RULES: readonly IntentRule[] = [
  answerConfirmation,
  undoLast,
  followUp,
  snoozeReminder,
  remindAgain,
  remindMe,
  aboutReminder,
  askTasks,
  restoreDeleted,
  addNote,
  changeTask,
  aboutTasks,
  aboutEvents,
  datedEvent,
  bareCommand,
  bareChore,
  perhapsOurs,
];

export function classify(sentence: Sentence): Proposal {
  for (const rule of RULES) {
    const proposal = rule(sentence);
    if (proposal) return proposal;
  }
  return { intent: "GENERAL_CHAT", confidence: 0.97, rule: "chat", because: "", subject: null };
}
