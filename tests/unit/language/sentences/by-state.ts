import type { Row } from "@/tests/unit/language/support/row";

/** Tasks by their state alone: "ones", "stuff", "what's done". */
export const byState: readonly Row[] = [
  ["remove the done ones", "DELETE_TASK", 'delete every {"status":"completed"}'],
  ["delete finished ones", "DELETE_TASK", 'delete every {"status":"completed"}'],
  ["delete all the finished ones please", "DELETE_TASK", 'delete every {"status":"completed"}'],
  ["clear what's done", "DELETE_TASK", 'delete every {"status":"completed"}'],
  ["clear everything that's done", "DELETE_TASK", 'delete every {"status":"completed"}'],
  ["remove whatever i've finished", "DELETE_TASK", 'delete every {"status":"completed"}'],
  ["get rid of the old completed ones", "DELETE_TASK", 'delete every {"status":"completed"}'],
  ["clean up the finished stuff", "DELETE_TASK", 'delete every {"status":"completed"}'],
  ["clear completed", "DELETE_TASK", 'delete every {"status":"completed"}'],
  ["delete the completed", "DELETE_TASK", 'delete every {"status":"completed"}'],
  ["throw away the done ones", "DELETE_TASK", 'delete every {"status":"completed"}'],
  [
    "delete the ones i finished last week",
    "DELETE_TASK",
    'delete every {"status":"completed","completed":{"after":"2026-01-26","before":"2026-02-02"}}',
  ],
  [
    "delete the overdue ones",
    "DELETE_TASK",
    'delete every {"status":"pending","due":{"after":null,"before":"2026-02-02"}}',
  ],
  [
    "mark the overdue ones as done",
    "COMPLETE_TASK",
    'complete every {"status":"pending","due":{"after":null,"before":"2026-02-02"}}',
  ],
  ["mark the urgent ones done", "COMPLETE_TASK", 'complete every {"status":"pending","priority":"high"}'],
  [
    "move the overdue ones to tomorrow",
    "UPDATE_TASK",
    'update every {"status":"pending","due":{"after":null,"before":"2026-02-02"}} {"due":"2026-02-03"}',
  ],
  ["delete finished basement plan", "DELETE_TASK", 'delete "finished basement plan"'],
];
