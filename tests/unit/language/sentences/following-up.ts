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
  "what about Friday?",
  "is it due tomorrow?",
  "tomorrow",
  "it's tomorrow",
  "that's great",
];

/** Short things that mean nothing unless something was spoken of. */
export const meaninglessAlone: readonly string[] = [
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
