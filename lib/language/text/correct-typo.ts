/**
 * Repairs typing errors in the words the rules depend on: a missing, doubled, wrong or swapped letter. Only long words
 * are repaired, and never a word that is itself English, for a title must not change the meaning of a command.
 */
const REPAIRABLE = [
  ...["reminder", "reminders", "remind", "reminding", "reminded", "remember", "tomorrow", "tonight", "yesterday"],
  ...[
    "every",
    "monday",
    "tuesday",
    "wednesday",
    "thursday",
    "friday",
    "saturday",
    "sunday",
    "weekend",
    "weekly",
    "monthly",
    "quarterly",
    "annually",
    "biweekly",
    "fortnightly",
    "afternoon",
    "evening",
  ],
  ...["january", "february", "september", "october", "november", "december", "august", "morning"],
  ...["delete", "remove", "cancel", "complete", "completed", "finished", "schedule", "reschedule", "update", "create"],
  ...["change", "tasks", "please", "everything", "priority", "urgent", "grocery", "shopping", "notification"],
];

const ENGLISH = new Set(
  (
    "remaining rewind remand remainder remained remainders reminders changes chance charge removed removes deleted deletes cancels " +
    "updates updated created creates creature creation completes completely competes pleased pleasure pleas lease " +
    "reschedules schedules scheduled scheduler finishes finisher turgent mornings evenings mourning warning weekends " +
    "weekday tomorrows tonights asks task takes taskst basks masks tanks talks priorities grocer groceries shipping " +
    "chopping stopping hopping sunday's remembers remembered evensong crate crated created deplete replete remote mundane " +
    "canceled cancelled completer update's reminds aftermath afternoons notifications notified weekened moaning everly " +
    "weakly meekly month months monthlies manually mannually quarter quarters quarterlies"
  ).split(" "),
);

const byDeletion = new Map<string, string>();

/** All forms with one letter left out: two words share one exactly when one edit turns the first into the second. */
function deletions(word: string): string[] {
  const forms = [word];
  for (let at = 0; at < word.length; at++) forms.push(word.slice(0, at) + word.slice(at + 1));
  return forms;
}

for (const word of REPAIRABLE)
  for (const form of deletions(word)) if (!byDeletion.has(form)) byDeletion.set(form, word);

const known = new Set(REPAIRABLE);

/** Slips in words too short to be guessed by a letter. */
const SLIPS: ReadonlyMap<string, string> = new Map([
  ["teh", "the"],
  ["addd", "add"],
  ["aadd", "add"],
  ["hte", "the"],
  ["evry", "every"],
  ["chek", "check"],
  ["lst", "list"],
  ["lsit", "list"],
  ["makr", "mark"],
  ["mrak", "mark"],
  ["shwo", "show"],
  ["taks", "task"],
  ["adn", "and"],
  ["dialy", "daily"],
  ["dayly", "daily"],
  ["othr", "other"],
  ["ohter", "other"],
  ["thrid", "third"],
  ["frist", "first"],
]);

/** Words that nobody can spell: the sounds in their order are enough. */
const BY_SOUND: readonly (readonly [RegExp, string])[] = [
  [/^to?m+[aou]*r+[aeou]*w?$/, "tomorrow"],
  [/^we[dn]+e?s+d?ay$/, "wednesday"],
];

export function correctTypo(word: string): string {
  const slip = SLIPS.get(word);
  if (slip) return slip;
  if (word.length < 5 || word.length > 14 || known.has(word) || ENGLISH.has(word)) return word;
  const sounds = BY_SOUND.find(([pattern]) => pattern.test(word));
  if (sounds) return sounds[1];
  for (const form of deletions(word)) {
    const target = byDeletion.get(form);
    // The first letter is almost never the wrong one, and an ending ("mondays", "changed") is no slip.
    if (target && target[0] === word[0] && !word.startsWith(target)) return target;
  }
  return word;
}
