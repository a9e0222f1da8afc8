import type { Row } from "@/tests/unit/language/support/row";

/** Several commands in one message, and messages that only look like it. */
export const steps: readonly Row[] = [
  [
    "list pending tasks and mark the first one done",
    "COMPLETE_TASK",
    'list tasks {"status":"pending"}; complete start 1',
  ],
  [
    "show me my tasks and update the first one to urgent",
    "UPDATE_TASK",
    'list tasks {"status":"all"}; update start 1 {"priority":"high"}',
  ],
  ["show my tasks then delete the last one", "DELETE_TASK", 'list tasks {"status":"all"}; delete end 1'],
  [
    "add milk to my list and remind me tomorrow at 9 to call Ann",
    "CREATE_TASK",
    'add "milk"; add "call Ann", due 2026-02-03T09:00:00.000Z; remind of step 1 2026-02-03T09:00:00.000Z',
  ],
  ["complete task 2 and delete task 3", "COMPLETE_TASK", "complete #2; delete #3"],
  ["delete task 1, then add a task to call Bo", "DELETE_TASK", 'delete #1; add "call Bo"'],
  ["remind me to call Dan and cancel the room", "CREATE_TASK", 'add "call Dan and cancel the room"'],
  ["add buy milk and eggs to my list", "CREATE_TASK", 'add "buy milk and eggs"'],
  ["mark task 4 done and show my tasks", "COMPLETE_TASK", 'complete #4; list tasks {"status":"all"}'],
];
