import type { Row } from "@/tests/unit/language/support/row";

/** Reminders that are there: cancelled and moved. */
export const managing: readonly Row[] = [
  ["cancel my dentist reminder", "CANCEL_REMINDER", 'cancel reminder "dentist"'],
  ["delete the reminder to call Dan", "CANCEL_REMINDER", 'cancel reminder "call Dan"'],
  [
    "cancel all reminders for tomorrow",
    "CANCEL_REMINDER",
    'cancel reminder every {"status":"all","due":{"after":"2026-02-03","before":"2026-02-04"}}',
  ],
  ["remove my reminder about the party", "CANCEL_REMINDER", 'cancel reminder "the party"'],
  ["i no longer need the reminder for yoga", "CANCEL_REMINDER", 'cancel reminder "yoga"'],
  ["get rid of the reminder to water the plants", "CANCEL_REMINDER", 'cancel reminder "water the plants"'],
  ["stop reminding me to drink water", "CANCEL_REMINDER", 'cancel reminder "drink water"'],
  ["don't remind me about the meeting", "CANCEL_REMINDER", 'cancel reminder "the meeting"'],
  ["change my gym reminder to 7pm", "CHANGE_REMINDER", 'move reminder "gym" to 2026-02-02T19:00:00.000Z'],
  ["move the reminder for lunch to 1pm", "CHANGE_REMINDER", 'move reminder "lunch" to 2026-02-02T13:00:00.000Z'],
  [
    "reschedule my dentist reminder for friday at 9",
    "CHANGE_REMINDER",
    'move reminder "dentist" to 2026-02-06T09:00:00.000Z',
  ],
  [
    "update the reminder to buy milk to tomorrow",
    "CHANGE_REMINDER",
    'move reminder "buy milk" to 2026-02-03T09:00:00.000Z',
  ],
  [
    "remind me to call Ann on friday instead of thursday",
    "CHANGE_REMINDER",
    'move reminder "call Ann" to 2026-02-06T09:00:00.000Z',
  ],
  [
    "remind me about the fair on saturday rather than friday",
    "CHANGE_REMINDER",
    'move reminder "the fair" to 2026-02-07T09:00:00.000Z',
  ],
  [
    "change the reminder for the fair from friday to saturday",
    "CHANGE_REMINDER",
    'move reminder "the fair" to 2026-02-07T09:00:00.000Z',
  ],
  ["change the fair reminder to 6 not 5", "CHANGE_REMINDER", 'move reminder "fair" to 2026-02-02T18:00:00.000Z'],
  ["move the fair reminder from 2pm to 1pm", "CHANGE_REMINDER", 'move reminder "fair" to 2026-02-02T13:00:00.000Z'],
  ["set my fair reminder for 6 instead", "CHANGE_REMINDER", 'move reminder "fair" to 2026-02-02T18:00:00.000Z'],
  ["cancel the reminder I set yesterday to call Ann", "CANCEL_REMINDER", 'cancel reminder "call Ann"'],
  ["clear the reminder about the fair off my list", "CANCEL_REMINDER", 'cancel reminder "the fair"'],
  ["change the reminder from monday to tuesday", "CHANGE_REMINDER", "move reminder it to 2026-02-03T09:00:00.000Z"],
  ["postpone the trash reminder to sunday", "CHANGE_REMINDER", 'move reminder "trash" to 2026-02-08T09:00:00.000Z'],
  [
    "my reminder for the picnic should be moved to saturday",
    "CHANGE_REMINDER",
    'move reminder "the picnic" to 2026-02-07T09:00:00.000Z',
  ],
  ["cancel the second reminder", "CANCEL_REMINDER", "cancel reminder start 2"],
  ["turn off the alarm reminder", "CANCEL_REMINDER", 'cancel reminder "alarm"'],
  ["change that reminder to every day", "CHANGE_REMINDER", "move reminder it to 2026-02-03T09:00:00.000Z"],
  ["delete my latest reminder", "CANCEL_REMINDER", "cancel reminder end 1"],
  ["clear all my reminders", "CANCEL_REMINDER", 'cancel reminder every {"status":"all"}'],
];
