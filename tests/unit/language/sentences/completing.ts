import type { Row } from "@/tests/unit/language/support/row";

/** Done, and not done after all. */
export const completing: readonly Row[] = [
  ["mark task 1 done", "COMPLETE_TASK", "complete #1"],
  ["complete task 5", "COMPLETE_TASK", "complete #5"],
  ["mark the first task as completed", "COMPLETE_TASK", "complete start 1"],
  ["mark it done", "COMPLETE_TASK", "complete it"],
  ["mark it as done", "COMPLETE_TASK", "complete it"],
  ["mark the second one as finished", "COMPLETE_TASK", "complete start 2"],
  ["check off milk from the shopping list", "COMPLETE_TASK", 'complete "milk"'],
  ["check apples off my list", "COMPLETE_TASK", 'complete "apples"'],
  ["tick off water the plants", "COMPLETE_TASK", 'complete "water the plants"'],
  ["cross laundry off my list", "COMPLETE_TASK", 'complete "laundry"'],
  ["i finished task 3", "COMPLETE_TASK", "complete #3"],
  ["done with the tax form", "COMPLETE_TASK", 'complete "the tax form"'],
  ["complete water the plants", "COMPLETE_TASK", 'complete "water the plants"'],
  [
    "mark everything due today as done",
    "COMPLETE_TASK",
    'complete every {"status":"pending","due":{"after":"2026-02-02","before":"2026-02-03"}}',
  ],
  ["mark all my tasks as complete", "COMPLETE_TASK", 'complete every {"status":"pending"}'],
  ["mark #7 complete", "COMPLETE_TASK", "complete #7"],
  ["mark the last two as done", "COMPLETE_TASK", "complete end 1 and 1 more"],
  ["mark task 3 as not done", "COMPLETE_TASK", "reopen #3"],
  ["reopen task 3", "COMPLETE_TASK", "reopen #3"],
  ["mark the dentist task as done", "COMPLETE_TASK", 'complete "dentist"'],
  ["set task 2 as finished", "COMPLETE_TASK", "complete #2"],
  ["task 4 is done", "COMPLETE_TASK", "complete #4"],
  ['mark "Call Mom" as done', "COMPLETE_TASK", 'complete "Call Mom"'],
  ["mark them as done", "COMPLETE_TASK", "complete them"],
  ["complete all tasks", "COMPLETE_TASK", 'complete every {"status":"pending"}'],
];
