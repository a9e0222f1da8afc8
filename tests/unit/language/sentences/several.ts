import type { Row } from "@/tests/unit/language/support/row";

/** Labels, behind which nothing is a command; several tasks in one message, each with a day of its own. */
export const several: readonly Row[] = [
  ["todo: book a table at Luigi's", "CREATE_TASK", 'add "book a table at Luigi\'s"'],
  ["to do: delete the old photos", "CREATE_TASK", 'add "delete the old photos"'],
  ["task: finish the tax form by Friday", "CREATE_TASK", 'add "finish the tax form", due 2026-02-06'],
  ["another task - cancel the gym", "CREATE_TASK", 'add "cancel the gym"'],
  ["my next task: remind Otto of the keys", "CREATE_TASK", 'add "remind Otto of the keys"'],
  [
    "feed the fish tomorrow and sign the lease on Friday",
    "CREATE_TASK",
    'add "feed the fish", due 2026-02-03; add "sign the lease", due 2026-02-06',
  ],
  [
    "tomorrow feed the fish, friday sign the lease",
    "CREATE_TASK",
    'add "feed the fish", due 2026-02-03; add "sign the lease", due 2026-02-06',
  ],
  [
    "add pay the sitter tonight and mail the parcel on Thursday",
    "CREATE_TASK",
    'add "pay the sitter", due 2026-02-02; add "mail the parcel", due 2026-02-05',
  ],
  [
    "pay the sitter tomorrow; dentist Thursday 3pm; file taxes by March 1",
    "CREATE_TASK",
    'add "pay the sitter", due 2026-02-03; add "dentist", due 2026-02-05T15:00:00.000Z; add "file taxes", due 2026-03-01',
  ],
  [
    "water the roses every monday and feed the fish every day",
    "CREATE_TASK",
    'add "water the roses", FREQ=WEEKLY;BYDAY=MO from 2026-02-02; add "feed the fish", FREQ=DAILY from 2026-02-02',
  ],
  [
    "remind me to pay the sitter tomorrow at 6pm and to mail the parcel thursday at 9am",
    "SCHEDULE_REMINDER",
    'add "pay the sitter", due 2026-02-03T18:00:00.000Z; remind of step 0 2026-02-03T18:00:00.000Z; add "mail the parcel", due 2026-02-05T09:00:00.000Z; remind of step 2 2026-02-05T09:00:00.000Z',
  ],
  [
    "remind me tomorrow to pay the sitter and on friday to call Otto",
    "SCHEDULE_REMINDER",
    'add "pay the sitter", due 2026-02-03; remind of step 0 2026-02-03T09:00:00.000Z; add "call Otto", due 2026-02-06; remind of step 2 2026-02-06T09:00:00.000Z',
  ],
  [
    "buy candles tomorrow and soap on Friday",
    "CREATE_TASK",
    'add "buy candles", due 2026-02-03; add "buy soap", due 2026-02-06',
  ],
  [
    "pick up the cake tomorrow, the flowers on Friday and Otto on Sunday",
    "CREATE_TASK",
    'add "pick up the cake", due 2026-02-03; add "pick up the flowers", due 2026-02-06; add "pick up Otto", due 2026-02-08',
  ],
  [
    "call Otto at 5 and Nora at 6",
    "CREATE_TASK",
    'add "call Otto", due 2026-02-02T17:00:00.000Z; add "call Nora", due 2026-02-02T18:00:00.000Z',
  ],
  [
    "call Otto tomorrow at 5 and Nora at 6",
    "CREATE_TASK",
    'add "call Otto", due 2026-02-03T17:00:00.000Z; add "call Nora", due 2026-02-03T18:00:00.000Z',
  ],
  [
    "feed the fish at 3 and drive home at 4 tomorrow",
    "CREATE_TASK",
    'add "feed the fish", due 2026-02-03T15:00:00.000Z; add "drive home", due 2026-02-03T16:00:00.000Z',
  ],
  ["pay the sitter tomorrow and on Friday", "CREATE_TASK", 'add "pay the sitter", due 2026-02-06'],
  [
    "feed the fish and sign the lease on Friday",
    "CREATE_TASK",
    'add "feed the fish and sign the lease", due 2026-02-06',
  ],
  ["call Otto tomorrow and ask about Friday", "CREATE_TASK", 'add "call Otto and ask about", due 2026-02-06'],
  ["add soap and candles and tape as separate tasks", "CREATE_TASK", 'add "soap"; add "candles"; add "tape"'],
  ["add separate tasks for soap, candles and tape", "CREATE_TASK", 'add "soap"; add "candles"; add "tape"'],
  ["add soap and candles as two tasks", "CREATE_TASK", 'add "soap"; add "candles"'],
  ["add soap and candles separately", "CREATE_TASK", 'add "soap"; add "candles"'],
  ["add soap and candles", "CREATE_TASK", 'add "soap and candles"'],
  ["don't forget to buy candles", "CREATE_TASK", 'add "buy candles"'],
  [
    "do not forget to call Otto on Friday",
    "SCHEDULE_REMINDER",
    'add "call Otto", due 2026-02-06; remind of step 0 2026-02-06T09:00:00.000Z',
  ],
  ["I mustn't forget about the candles", "CREATE_TASK", 'add "the candles", unless "candles" is there'],
  [
    "remind me when I get to the office to print the badge",
    "CREATE_TASK",
    'add "print the badge", described as "when I get to the office"',
  ],
  [
    "when I'm at the harbour, remind me to buy rope",
    "CREATE_TASK",
    'add "buy rope", described as "when I\'m at the harbour"',
  ],
  [
    "set up a weekly reminder to sweep the yard on Saturdays",
    "SCHEDULE_REMINDER",
    'add "sweep the yard", FREQ=WEEKLY;BYDAY=SA from 2026-02-07; remind of step 0 2026-02-07T09:00:00.000Z',
  ],
];
