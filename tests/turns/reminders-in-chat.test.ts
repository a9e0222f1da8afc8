import { expect, test } from "vitest";
import { deliverDue } from "@/lib/reminders/deliver-due";
import { changeNotificationSettings } from "@/lib/reminders/notification-settings";
import { converse } from "@/tests/support/converse";
import { atMoment, newPerson, notificationsOf, openTasksOf, type Person, remindersOf } from "@/tests/support/people";
import { conversationOf } from "@/tests/support/talk";

const MINUTE = 60_000;

/** A reminder for this task that has just come. */
async function cameFor(person: Person, title: string, extra: Record<string, number> = {}): Promise<void> {
  const task = await person.add(title);
  const remind_at = new Date(Date.now() + MINUTE).toISOString();
  await person.remind({ task: task.number, remind_at, ...extra });
  await deliverDue(atMoment(remind_at));
}

/** Minutes from now, roughly: the turn takes a while. */
const minutesAhead = (moment: Date | null | undefined) => Math.round(((moment?.getTime() ?? 0) - Date.now()) / MINUTE);

test("the ways to set, see and cancel reminders", async () => {
  const person = await converse([
    [
      "Remind me to call the bank tomorrow at 9",
      "Task created: call the bank (tomorrow at 9:00 AM). I'll remind you then",
    ],
    ["Add task: Pay rent due tomorrow at 5pm", "Task created: Pay rent (tomorrow at 5:00 PM)"],
    ["remind me about task 2 an hour before it's due", "I'll remind you of 'Pay rent' tomorrow at 4:00 PM"],
    [
      "what reminders do I have",
      "You have 2 reminders:\ncall the bank: tomorrow at 9:00 AM\nPay rent: tomorrow at 4:00 PM",
    ],
    [
      "remind me about task 1 tomorrow at 8am every 30 minutes, 4 times",
      "I'll remind you of 'call the bank' tomorrow at 8:00 AM, every 30 minutes, 4 times",
    ],
    ["cancel that reminder", "Cancelled the reminder for 'call the bank'"],
  ]);
  expect(await remindersOf(person)).toMatchObject([
    { minutesBeforeDue: 0, status: "scheduled" },
    { minutesBeforeDue: 60, status: "scheduled" },
    { repeatIntervalMinutes: 30, repeatCount: 4, status: "cancelled" },
  ]);
});

test("a whole set of reminders is moved and cancelled, and nothing else is", async () => {
  const person = await converse([
    [
      "Remind me to call the bank tomorrow at 9",
      "Task created: call the bank (tomorrow at 9:00 AM). I'll remind you then",
    ],
    ["Remind me to pay rent tomorrow at 11", "Task created: pay rent (tomorrow at 11:00 AM). I'll remind you then"],
    ["push my bank reminder back an hour", "I'll remind you of 'call the bank' tomorrow at 10:00 AM"],
    ["make my rent reminder 30 minutes earlier", "I'll remind you of 'pay rent' tomorrow at 10:30 AM"],
    ["push all my reminders back by two hours", "Moved 2 reminders"],
    [
      "what reminders do I have",
      "You have 2 reminders:\ncall the bank: tomorrow at 12:00 PM\npay rent: tomorrow at 12:30 PM",
    ],
    ["cancel all reminders for the day", "There are no reminders like that."],
    ["cancel all reminders about the fair", "There are no reminders like that."],
    ["cancel all reminders set", "Cancelled 2 reminders"],
    ["what reminders do I have", "You don't have any reminders."],
  ]);
  expect(await openTasksOf(person)).toHaveLength(2);
  expect((await remindersOf(person)).map(({ status }) => status)).toEqual(["cancelled", "cancelled"]);
});

test("cancelling all reminders is undone as one", async () => {
  const person = await newPerson();
  const talk = conversationOf(person);
  await talk.say("remind me to stretch tomorrow at 9am");
  await talk.say("remind me to swim tomorrow at 10am");
  await talk.say("cancel all my reminders");
  await talk.say("undo");
  expect((await remindersOf(person)).map(({ status }) => status)).toEqual(["scheduled", "scheduled"]);
});

test.each([
  ["snooze 10 minutes", 10],
  ["snooze it", 10],
  ["snooze that for an hour", 60],
  ["remind me again in 20 minutes", 20],
])("a reminder that came is put off by saying: %s", async (said, minutes) => {
  const person = await newPerson();
  await cameFor(person, "Call the bank");
  await conversationOf(person).say(said);
  const [reminder] = await remindersOf(person);
  expect([reminder?.status, minutesAhead(reminder?.nextAt)]).toEqual(["scheduled", minutes]);
  const [notification] = await notificationsOf(person);
  expect(notification?.readAt).not.toBeNull();
  expect(notification?.snoozedUntil).toEqual(reminder?.nextAt);
  expect(await openTasksOf(person)).toHaveLength(1);
});

test("what came is snoozed rather than what is to come, and its repeats stay as they were set", async () => {
  const person = await newPerson();
  const talk = conversationOf(person);
  await talk.say("remind me to stretch tomorrow at 9am");
  await cameFor(person, "Call the bank", { repeat_interval_minutes: 120, repeat_count: 3 });
  const before = (await remindersOf(person)).find(({ repeatCount }) => repeatCount === 3);
  await talk.say("snooze 10 minutes");
  const after = (await remindersOf(person)).find(({ id }) => id === before?.id);
  expect(minutesAhead(after?.nextAt)).toBe(10);
  expect([after?.remindAt, after?.deliveredCount]).toEqual([before?.remindAt, 1]);
});

test("of several that came none is snoozed unasked, and the answer says which", async () => {
  const person = await newPerson();
  const talk = conversationOf(person);
  await cameFor(person, "Call the bank");
  await cameFor(person, "Feed the cat");
  expect((await talk.say("snooze 10 minutes")).response).toBe("Which reminder did you mean?");
  await talk.say("The second one");
  const ahead = (await remindersOf(person)).map(({ nextAt }) => nextAt && minutesAhead(nextAt));
  expect(ahead).toEqual([10, null]);
});

test("a time in the past is refused in a sentence, and nothing is stored", async () => {
  const person = await newPerson();
  await person.add("Call the bank");
  const { response } = await conversationOf(person).say("remind me about task 1 yesterday at 9am");
  expect(response).toContain("already passed");
  expect(await remindersOf(person)).toEqual([]);
});

test("a snooze without a time takes as long as the person set", async () => {
  const person = await newPerson();
  await changeNotificationSettings(person.id, { snooze_minutes: 45 }, null);
  await cameFor(person, "Call the bank");
  await conversationOf(person).say("snooze it");
  expect(minutesAhead((await remindersOf(person))[0]?.nextAt)).toBe(45);
});

test("a reminder that quiet hours will keep is promised for their end", async () => {
  const person = await newPerson();
  await changeNotificationSettings(person.id, { quiet_hours: { on: true, from: "22:00", to: "07:00" } }, null);
  const chat = conversationOf(person);
  await chat.say("Add task: Call the bank");
  expect((await chat.say("remind me about task 1 tomorrow at 11pm")).response).toMatch(
    /^I'll remind you of 'Call the bank' tomorrow at 11:00 PM; quiet hours keep it until .* at 7:00 AM$/,
  );
  expect((await chat.say("what reminders do I have")).response).toMatch(/: .* at 7:00 AM, after quiet hours$/);
});

test("of two reminders of one name the day tells which", async () => {
  const person = await newPerson();
  const talk = conversationOf(person);
  await talk.say("remind me to stretch tomorrow at 9am");
  await talk.say("remind me to stretch in 3 weeks at 9am");
  expect((await talk.say("cancel the reminder to stretch")).response).toBe("Which reminder did you mean?");
  expect((await talk.say("cancel the reminder to stretch tomorrow")).response).toBe(
    "Cancelled the reminder for 'stretch'",
  );
  expect((await remindersOf(person)).map(({ status }) => status)).toEqual(["cancelled", "scheduled"]);
});

test("a time without its half of the day is the one near the time that is set, and it is moved on from there", async () => {
  await converse([
    ["remind me to stretch tomorrow at 9am", "Task created: stretch (tomorrow at 9:00 AM). I'll remind you then"],
    ["move the stretch reminder to 10", "I'll remind you of 'stretch' tomorrow at 10:00 AM"],
    ["push it back half an hour", "I'll remind you of 'stretch' tomorrow at 10:30 AM"],
    ["move the stretch reminder to 10pm", "I'll remind you of 'stretch' tomorrow at 10:00 PM"],
    ["move the stretch reminder to 11", "I'll remind you of 'stretch' tomorrow at 11:00 PM"],
    ["cancel it", "Cancelled the reminder for 'stretch'"],
  ]);
});

test("nothing that is still to come is snoozed by the usual while", async () => {
  await converse([
    ["remind me to stretch tomorrow at 9am", "Task created: stretch (tomorrow at 9:00 AM). I'll remind you then"],
    ["snooze", "No reminder is waiting to be snoozed."],
  ]);
});

test("only what was said is cancelled, and a move keeps what it does not speak of", async () => {
  await converse([
    ["remind me to stretch tomorrow at 10am", "Task created: stretch (tomorrow at 10:00 AM). I'll remind you then"],
    ["cancel reminder 99", "I couldn't find that reminder."],
    ["cancel any reminders for today", "There are no reminders like that."],
    ["cancel the reminder today", "I couldn't find that reminder."],
    ["cancel the reminder tomorrow", "Cancelled the reminder for 'stretch'"],
  ]);
});

test("a reminder moved to another day keeps its time", async () => {
  const person = await newPerson();
  const talk = conversationOf(person);
  await talk.say("remind me to stretch tomorrow at 10:30am");
  await talk.say("move the stretch reminder to the day after tomorrow");
  const [reminder] = await remindersOf(person);
  expect(reminder?.nextAt?.toISOString()).toMatch(/T10:30:00/);
});
