import type { Row } from "@/tests/unit/language/support/row";

/** What people type into a to-do list that they trust, without any word for what it is. */
export const busyDay: readonly Row[] = [
  ["dentist appointment next tuesday at 3pm", "CREATE_TASK", 'add "dentist appointment", due 2026-02-10T15:00:00.000Z'],
  ["lunch with Anna on friday", "CREATE_TASK", 'add "lunch with Anna", due 2026-02-06'],
  [
    "email Sarah the Q3 report by friday, high priority",
    "CREATE_TASK",
    'add "email Sarah the Q3 report", priority high, due 2026-02-06',
  ],
  ["gotta pick up the kids at 5", "CREATE_TASK", 'add "pick up the kids", due 2026-02-02T17:00:00.000Z'],
  [
    "add 3 tasks: wash car, clean garage and mow the lawn",
    "CREATE_TASK",
    'add "wash car"; add "clean garage"; add "mow the lawn"',
  ],
  [
    "add tasks: call Bob tomorrow, pay rent on friday",
    "CREATE_TASK",
    'add "call Bob", due 2026-02-03; add "pay rent", due 2026-02-06',
  ],
  ["create two tasks, call Bob and email Ann", "CREATE_TASK", 'add "call Bob"; add "email Ann"'],
  ["add 2 things: call Bob, buy milk and eggs", "CREATE_TASK", 'add "call Bob"; add "buy milk and eggs"'],
  ["add these tasks:\n- call Bob\n- buy milk, oat", "CREATE_TASK", 'add "call Bob"; add "buy milk"; add "oat"'],
  ["add buy milk, eggs and bread", "CREATE_TASK", 'add "buy milk, eggs and bread"'],
  [
    "what's on for tomorrow?",
    "LIST_TASKS",
    'list tasks {"status":"all","due":{"after":"2026-02-03","before":"2026-02-04"}}',
  ],
  [
    "what do I have on friday",
    "LIST_TASKS",
    'list tasks {"status":"all","due":{"after":"2026-02-06","before":"2026-02-07"}}',
  ],
  [
    "what did I do yesterday?",
    "LIST_TASKS",
    'list tasks {"status":"completed","completed":{"after":"2026-02-01","before":"2026-02-02"}}',
  ],
  ["which one is the most important?", "LIST_TASKS", 'list tasks {"status":"pending","priority":"high"}'],
  ["what's in the bin", "LIST_TASKS", 'list tasks {"status":"all","bin":true}'],
  ["show deleted tasks", "LIST_TASKS", 'list tasks {"status":"all","bin":true}'],
  ["delete the rest", "DELETE_TASK", "delete the rest"],
  ["mark the others as done", "COMPLETE_TASK", "complete the rest"],
  ["set the passport one to low priority", "UPDATE_TASK", 'update "passport" {"priority":"low"}'],
  ["put off the report until monday", "UPDATE_TASK", 'update "the report" {"due":"2026-02-09"}'],
  ["snooze the pizza reminder by 5 minutes", "CHANGE_REMINDER", 'move reminder "pizza" to 2026-02-02T10:05:00.000Z'],
];
