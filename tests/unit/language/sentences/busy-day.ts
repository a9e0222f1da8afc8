import type { Intent } from "@/lib/language/understanding";
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
  [
    "am I free tomorrow?",
    "LIST_TASKS",
    'list tasks {"status":"all","due":{"after":"2026-02-03","before":"2026-02-04"}}',
  ],
  ["am I free", "GENERAL_CHAT", ""],
  ["what have I got left?", "LIST_TASKS", 'list tasks {"status":"pending"}'],
  ["what have I got to lose", "GENERAL_CHAT", ""],
  ["can you put the report off until monday", "UPDATE_TASK", 'update "the report" {"due":"2026-02-09"}'],
  ["push the dentist back to friday", "UPDATE_TASK", 'update "the dentist" {"due":"2026-02-06"}'],
  ["which tasks repeat", "LIST_TASKS", 'list tasks {"status":"all","repeats":true}'],
  ["what repeats?", "LIST_TASKS", 'list tasks {"status":"pending","repeats":true}'],
  ["show my recurring tasks", "LIST_TASKS", 'list tasks {"status":"all","repeats":true}'],
  ["delete all my recurring tasks", "DELETE_TASK", 'delete every {"status":"all","repeats":true}'],
  ["which one is the most important?", "LIST_TASKS", 'list tasks {"status":"pending","priority":"high"}'],
  ["what's in the bin", "LIST_TASKS", 'list tasks {"status":"all","bin":true}'],
  ["show deleted tasks", "LIST_TASKS", 'list tasks {"status":"all","bin":true}'],
  ["delete the rest", "DELETE_TASK", "delete the rest"],
  ["delete tasks 1 and 8", "DELETE_TASK", "delete #1 #8"],
  ["complete tasks 1, 2 and #3", "COMPLETE_TASK", "complete #1 #2 #3"],
  ["mark task 2 and task 5 as done", "COMPLETE_TASK", "complete #2 #5"],
  ["move task 3 to friday and mark task 4 done", "UPDATE_TASK", 'update #3 {"due":"2026-02-06"}; complete #4'],
  ["mark the others as done", "COMPLETE_TASK", "complete the rest"],
  ["set the passport one to low priority", "UPDATE_TASK", 'update "passport" {"priority":"low"}'],
  ["put off the report until monday", "UPDATE_TASK", 'update "the report" {"due":"2026-02-09"}'],
  ["snooze the pizza reminder by 5 minutes", "CHANGE_REMINDER", 'move reminder "pizza" to 2026-02-02T10:05:00.000Z'],
  ["add call Bob, it's really important", "CREATE_TASK", 'add "call Bob", priority high'],
  ["add call Bob and that's urgent", "CREATE_TASK", 'add "call Bob", priority high'],
  ["add water the plants, no rush", "CREATE_TASK", 'add "water the plants", priority low'],
  ["add tell Bob it's important to call", "CREATE_TASK", 'add "tell Bob it\'s important to call"'],
  ["mark the rent as paid", "COMPLETE_TASK", 'complete "rent"'],
  ["skip task 3", "UPDATE_TASK", 'update #3 {"skips":{"on":null}}'],
  ["skip task 3 this thursday", "UPDATE_TASK", 'update #3 {"skips":{"on":"2026-02-05"}}'],
  ["skip to the next song", "GENERAL_CHAT", ""],
  ["I need to water the plants", "CREATE_TASK", 'add "water the plants"'],
  ["I've got to finish the slides", "CREATE_TASK", 'add "finish the slides"'],
  ["we have to do the laundry", "CREATE_TASK", 'add "do the laundry"'],
  ["I should call grandma", "CREATE_TASK", 'add "call grandma"'],
  ["should I call grandma", "GENERAL_CHAT", ""],
  ["I need to do something", "GENERAL_CHAT", ""],
  [
    "move today's stuff to saturday",
    "UPDATE_TASK",
    'update every {"status":"pending","due":{"after":"2026-02-02","before":"2026-02-03"}} {"due":"2026-02-07"}',
  ],
  [
    "complete all of today's tasks",
    "COMPLETE_TASK",
    'complete every {"status":"pending","due":{"after":"2026-02-02","before":"2026-02-03"}}',
  ],
  [
    "what's happening next week?",
    "LIST_TASKS",
    'list tasks {"status":"all","due":{"after":"2026-02-09","before":"2026-02-16"}}',
  ],
  ["!! fix the leaking tap", "CREATE_TASK", 'add "fix the leaking tap", priority high'],
  [
    "do I have anything on thursday?",
    "LIST_TASKS",
    'list tasks {"status":"all","due":{"after":"2026-02-05","before":"2026-02-06"}}',
  ],
  [
    "how many did I finish today?",
    "LIST_TASKS",
    'list tasks {"status":"completed","completed":{"after":"2026-02-02","before":"2026-02-03"}}',
  ],
  ["anything urgent?", "LIST_TASKS", 'list tasks {"status":"pending","priority":"high"}'],
  ["uncheck milk", "COMPLETE_TASK", 'reopen "milk"'],
  [
    "push everything due today to tomorrow",
    "UPDATE_TASK",
    'update every {"status":"pending","due":{"after":"2026-02-02","before":"2026-02-03"}} {"due":"2026-02-03"}',
  ],
  [
    "move all overdue tasks to today",
    "UPDATE_TASK",
    'update every {"status":"pending","due":{"after":null,"before":"2026-02-02"}} {"due":"2026-02-02"}',
  ],
  ["move all hands meeting to friday", "UPDATE_TASK", 'update "all hands meeting" {"due":"2026-02-06"}'],
  ["add a note to the tap task: call Joe on Friday", "UPDATE_TASK", 'update "tap" {"note":"call Joe on Friday"}'],
  ["undo the last two things", "UNDO", "undo; undo"],
];

/** Nothing says that these are for us but a day, a rhythm or a deadline: they are offered, never done. */
export const offered: readonly (readonly [says: string, as: Intent])[] = [
  ["make the slides due sunday instead", "UPDATE_TASK"],
  ["how does my schedule look tomorrow", "LIST_TASKS"],
  ["change the gym to 6:30am", "UPDATE_TASK"],
];

/** A day is in them too, but nobody would want them on a list. */
export const small: readonly string[] = [
  "see you tomorrow",
  "i'm so tired today",
  "it's going to rain on friday",
  "what's the weather tomorrow",
  "play some jazz tonight",
  "what time is it",
];
