import type { Row } from "@/tests/unit/language/support/row";

/** Slips in the words that matter. */
export const typos: readonly Row[] = [
  ["delete teh reminder for milk", "CANCEL_REMINDER", 'cancel reminder "milk"'],
  ["delte task 3", "DELETE_TASK", "delete #3"],
  ["remve task 4", "DELETE_TASK", "delete #4"],
  [
    "shcedule a reminder to call Ann tomorrow",
    "SCHEDULE_REMINDER",
    'add "call Ann", due 2026-02-03; remind of step 0 2026-02-03T09:00:00.000Z',
  ],
  ["reminder me to water the plants", "CREATE_TASK", 'add "water the plants"'],
  [
    "remind me tomorow to buy bread",
    "SCHEDULE_REMINDER",
    'add "buy bread", due 2026-02-03; remind of step 0 2026-02-03T09:00:00.000Z',
  ],
  [
    "remind me on wendesday to sweep",
    "SCHEDULE_REMINDER",
    'add "sweep", due 2026-02-04; remind of step 0 2026-02-04T09:00:00.000Z',
  ],
  ["comlete task 2", "COMPLETE_TASK", "complete #2"],
  ["updte task 3 to 'Pay rent'", "UPDATE_TASK", 'update #3 {"title":"Pay rent"}'],
  [
    "set a remindr for friday at 5pm to leave early",
    "SCHEDULE_REMINDER",
    'add "leave early", due 2026-02-06T17:00:00.000Z; remind of step 0 2026-02-06T17:00:00.000Z',
  ],
  ["canel my dentist reminder", "CANCEL_REMINDER", 'cancel reminder "dentist"'],
  ["makr task 4 as done", "COMPLETE_TASK", "complete #4"],
];
