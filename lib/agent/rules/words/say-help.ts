import type { HelpTopic } from "@/lib/language/understanding";

const HELP: Readonly<Record<HelpTopic, string>> = {
  all:
    "I keep your to-do list. Tell me things like 'remind me to call the bank tomorrow at 9', 'what is due this week', " +
    "'mark the second one done' or 'undo that'. I ask before I delete anything.",
  create:
    "Say 'add buy milk', with a date or a priority if you like: 'add call the bank tomorrow at 9, high priority'.",
  list: "Ask 'show my tasks', 'what's due this week', 'what's overdue' or 'what should I do first?'.",
  complete:
    "Say 'mark buy milk as done', or 'mark the second one done' after a list. 'Mark it as not done' takes it back.",
  change: "Say 'rename buy milk to buy oat milk', 'move the dentist to Friday' or 'make it urgent'.",
  delete: "Say 'delete buy milk' or 'delete all completed tasks'. I ask before anything is deleted.",
  restore: "Say 'restore buy milk', or 'what's in the bin' to see what can be brought back.",
  reminder:
    "Say 'remind me to call the bank tomorrow at 9'. 'Snooze 10 minutes' moves it, 'cancel the bank reminder' stops it.",
  repeat: "Yes, tasks can repeat: say 'add water the plants every Monday' or 'make it repeat every month'.",
  priority: "Say 'make the report high priority', or end a new task with 'urgent'. 'What's urgent' shows those.",
  note: "Say 'add a note to the report task: ask Ann for the numbers'. 'Tell me about the report' reads it back.",
  due: "Say it with the task, 'add pay rent by Friday', or later: 'move pay rent to Monday', 'push it back two days'.",
  lists:
    "I keep one list so far: lists of their own, labels and steps are still to come. A priority, a date or a note " +
    "can be put on every task, and 'find everything about the trip' looks through them.",
  undo: "Say 'undo that', again and again if you like. What was deleted can be brought back, too.",
};

/** In a sentence or two, what to say for what was asked about. */
export const sayHelp = (topic: HelpTopic): string => HELP[topic];
