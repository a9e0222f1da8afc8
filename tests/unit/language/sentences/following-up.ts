import type { Row } from "@/tests/unit/language/support/row";

/** Said when one task was spoken of last. */
export const aboutTheTask: readonly Row[] = [
  ["actually call it Buy oat milk", "UPDATE_TASK", 'update it {"title":"Buy oat milk"}'],
  ["call it Oat milk instead", "UPDATE_TASK", 'update it {"title":"Oat milk"}'],
  ["call it Friday drinks", "UPDATE_TASK", 'update it {"title":"Friday drinks"}'],
  ["no, rename it to Friday drinks", "UPDATE_TASK", 'update it {"title":"Friday drinks"}'],
  ["change the name to Buy bread", "UPDATE_TASK", 'update it {"title":"Buy bread"}'],
  ["change the title to Buy bread", "UPDATE_TASK", 'update it {"title":"Buy bread"}'],
  ["make it Buy oat milk", "UPDATE_TASK", 'update it {"title":"Buy oat milk"}'],
  ["no, make it Friday", "UPDATE_TASK", 'update it {"due":"2026-02-06"}'],
  ["no make it friday", "UPDATE_TASK", 'update it {"due":"2026-02-06"}'],
  ["make that 5pm", "UPDATE_TASK", 'update it {"due":"2026-02-02T17:00:00.000Z"}'],
  ["make it tomorrow at 5 instead", "UPDATE_TASK", 'update it {"due":"2026-02-03T17:00:00.000Z"}'],
  ["due tomorrow", "UPDATE_TASK", 'update it {"due":"2026-02-03"}'],
  ["move it from Thursday to Friday", "UPDATE_TASK", 'update it {"due":"2026-02-06"}'],
  ["for Friday instead", "UPDATE_TASK", 'update it {"due":"2026-02-06"}'],
  ["actually next Monday", "UPDATE_TASK", 'update it {"due":"2026-02-09"}'],
  ["no, tomorrow at 9", "UPDATE_TASK", 'update it {"due":"2026-02-03T09:00:00.000Z"}'],
  ["it's due friday", "UPDATE_TASK", 'update it {"due":"2026-02-06"}'],
  ["change the deadline to friday", "UPDATE_TASK", 'update it {"due":"2026-02-06"}'],
  ["change its priority to high", "UPDATE_TASK", 'update it {"priority":"high"}'],
  ["make it low priority", "UPDATE_TASK", 'update it {"priority":"low"}'],
  ["not urgent", "UPDATE_TASK", 'update it {"priority":"low"}'],
  ["and mark it urgent", "UPDATE_TASK", 'update it {"priority":"high"}'],
  ["make it friday and urgent", "UPDATE_TASK", 'update it {"priority":"high","due":"2026-02-06"}'],
  ["make it weekly", "UPDATE_TASK", 'update it {"recurrence":"FREQ=WEEKLY"}'],
  ["remind me about it tomorrow at 9", "SCHEDULE_REMINDER", "remind it 2026-02-03T09:00:00.000Z"],
  ["remind me about it", "SCHEDULE_REMINDER", "remind it ?"],
  ["remind me again in 20 minutes", "SCHEDULE_REMINDER", "remind it 2026-02-02T10:20:00.000Z"],
  ["can you make it friday?", "UPDATE_TASK", 'update it {"due":"2026-02-06"}'],
  ["make it an hour later", "UPDATE_TASK", 'update it {"moveByMinutes":60}'],
  ["make that two days earlier", "UPDATE_TASK", 'update it {"moveByMinutes":-2880}'],
  ["mark done", "COMPLETE_TASK", "complete it"],
  ["add yogurt to it", "UPDATE_TASK", 'update it {"note":"yogurt"}'],
  ["put berries and oats on that too", "UPDATE_TASK", 'update it {"note":"berries and oats"}'],
  ["change it to include a tip", "UPDATE_TASK", 'update it {"note":"a tip"}'],
  ["make it all day", "UPDATE_TASK", 'update it {"isAllDay":true}'],
  ["make that an all-day task", "UPDATE_TASK", 'update it {"isAllDay":true}'],
  ["clear the time", "UPDATE_TASK", 'update it {"isAllDay":true}'],
  ["no, delete it", "DELETE_TASK", "delete it"],
  ["that one is done", "COMPLETE_TASK", "complete it"],
  ["it's done", "COMPLETE_TASK", "complete it"],
  ["cancel it", "DELETE_TASK", "delete it"],
];

/** Said when a reminder was spoken of last. */
export const aboutTheReminder: readonly Row[] = [
  ["snooze 10 minutes", "CHANGE_REMINDER", "move reminder it to 2026-02-02T10:10:00.000Z"],
  ["snooze it for an hour", "CHANGE_REMINDER", "move reminder it to 2026-02-02T11:00:00.000Z"],
  ["snooze until tomorrow", "CHANGE_REMINDER", "move reminder it to 2026-02-03T09:00:00.000Z"],
  ["snooze", "CHANGE_REMINDER", "move reminder it to ?"],
  ["remind me again in 20 minutes", "CHANGE_REMINDER", "move reminder it to 2026-02-02T10:20:00.000Z"],
  ["make that 5pm", "CHANGE_REMINDER", "move reminder it to 2026-02-02T17:00:00.000Z"],
  ["no, make it Friday", "CHANGE_REMINDER", "move reminder it to 2026-02-06T09:00:00.000Z"],
  ["remind me 10 minutes earlier", "CHANGE_REMINDER", "move reminder it by -10 minutes"],
  ["make it an hour later", "CHANGE_REMINDER", "move reminder it by 60 minutes"],
  ["cancel that reminder", "CANCEL_REMINDER", "cancel reminder it"],
  ["cancel it", "CANCEL_REMINDER", "cancel reminder it"],
  ["due tomorrow", "UPDATE_TASK", 'update it {"due":"2026-02-03"}'],
  ["call it Buy oat milk", "UPDATE_TASK", 'update it {"title":"Buy oat milk"}'],
];

/** Said when a list of three was shown last. */
export const aboutTheList: readonly Row[] = [
  ["move the second one to 5pm", "UPDATE_TASK", 'update start 2 {"due":"2026-02-02T17:00:00.000Z"}'],
  ["change this one to 6pm", "UPDATE_TASK", 'update it {"due":"2026-02-02T18:00:00.000Z"}'],
  ["cancel the rest", "DELETE_TASK", "delete the rest"],
  ["reopen the first one", "COMPLETE_TASK", "reopen start 1"],
  ["finish the second", "COMPLETE_TASK", "complete start 2"],
  ["the third one is done", "COMPLETE_TASK", "complete start 3"],
  ["number 2 is done", "COMPLETE_TASK", "complete #2"],
  ["the second one is urgent", "UPDATE_TASK", 'update start 2 {"priority":"high"}'],
  ["the first one is due friday", "UPDATE_TASK", 'update start 1 {"due":"2026-02-06"}'],
  ["call the second one Buy bread", "UPDATE_TASK", 'update start 2 {"title":"Buy bread"}'],
  ["delete the last two", "DELETE_TASK", "delete end 1 and 1 more"],
];

/** Leads to nothing, whatever was spoken of. */
export const besideThePoint: readonly string[] = [
  "the first one please",
  "the second",
  "the fifth one is done",
  "call it a day",
  "call it off",
  "make it snow",
  "Make It Happen",
  "I like it",
  "no",
  "no thanks",
  "no, I don't know",
  "is it due tomorrow?",
  "tomorrow",
  "it's tomorrow",
  "that's great",
];

/** Short things that mean nothing unless something was spoken of. */
export const meaninglessAlone: readonly string[] = [
  "what about Friday?",
  "and tomorrow?",
  "make it all day",
  "make it 10",
  "add yogurt to it",
  "and eggs",
  "clear the time",
  "actually call it Buy oat milk",
  "make it Buy oat milk",
  "no, make it Friday",
  "make that 10am",
  "due tomorrow",
  "for Friday instead",
  "actually next Monday",
  "not urgent",
  "the third one is done",
  "it's done",
];

/** Said after a list of four reminders. */
export const aboutTheReminders: readonly Row[] = [
  ["cancel the rest", "CANCEL_REMINDER", "cancel reminder the rest"],
  ["get rid of the others", "CANCEL_REMINDER", "cancel reminder the rest"],
  ["delete the second one", "CANCEL_REMINDER", "cancel reminder start 2"],
  ["cancel all of them", "CANCEL_REMINDER", "cancel reminder them"],
  ["move the second one to 5pm", "CHANGE_REMINDER", "move reminder start 2 to 2026-02-02T17:00:00.000Z"],
  ["make the last one an hour later", "CHANGE_REMINDER", "move reminder end 1 by 60 minutes"],
  ["mark the first one as done", "COMPLETE_TASK", "complete start 1"],
];

/** Said right after a task was made. */
export const oneMoreTask: readonly Row[] = [
  ["also toilet paper", "CREATE_TASK", 'add "toilet paper"'],
  ["and eggs", "CREATE_TASK", 'add "eggs"'],
  ["plus a card for Tim tomorrow", "CREATE_TASK", 'add "a card for Tim", due 2026-02-03'],
  ["oh and call the plumber", "CREATE_TASK", 'add "call the plumber"'],
  ["and delete the milk task", "DELETE_TASK", 'delete "milk"'],
  ["and mark it urgent", "UPDATE_TASK", 'update it {"priority":"high"}'],
];

/** Goes on like that, and adds nothing. */
export const nothingMore: readonly string[] = [
  "and you?",
  "also thanks",
  "and then we went home",
  "also I hate mondays",
  "and what is left?",
  "and that's it",
];

/** Said when the one task spoken of is due at an hour. */
export const aboutTheHour: readonly Row[] = [
  ["make it 4", "UPDATE_TASK", 'update it {"due":"2026-02-02T16:00:00.000Z"}'],
  ["change it to 11", "UPDATE_TASK", 'update it {"due":"2026-02-02T11:00:00.000Z"}'],
];
