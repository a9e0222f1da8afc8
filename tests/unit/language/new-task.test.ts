import { describe, expect, it } from "vitest";
import { takeLiterally } from "@/components/reading/take-literally";
import { readNewTask } from "@/lib/language/read-new-task";
import { understand } from "@/lib/language/understand";

/** A Wednesday. */
const context = { now: new Date("2026-11-18T10:00:00Z"), timeZone: "UTC" };

const read = (text: string) => {
  const { title, due, recurrence, priority } = readNewTask(text, context);
  return {
    title,
    due: due?.due ?? recurrence?.first.due ?? null,
    repeats: recurrence?.rule ?? null,
    priority: priority?.priority ?? null,
  };
};

const plain = { due: null, repeats: null, priority: null };

describe("what is written where tasks are written", () => {
  it.each([
    ["pay taxes friday 5pm !high", { title: "pay taxes", due: "2026-11-20T17:00:00.000Z", priority: "high" }],
    ["Tomorrow at 9, call the bank", { title: "call the bank", due: "2026-11-19T09:00:00.000Z" }],
    ["meeting at 3 with Bob", { title: "meeting with Bob", due: "2026-11-18T15:00:00.000Z" }],
    ["friday: pay rent", { title: "pay rent", due: "2026-11-20" }],
    ["🎂 cake saturday", { title: "🎂 cake", due: "2026-11-21" }],
    ["ship v2.0 by end of month", { title: "ship v2.0", due: "2026-11-30" }],
    ["send invoice p1", { title: "send invoice", priority: "high" }],
    [
      "gym every monday and thursday 7am",
      { title: "gym", repeats: "FREQ=WEEKLY;BYDAY=MO,TH;BYHOUR=7;BYMINUTE=0", due: "2026-11-19T07:00:00.000Z" },
    ],
    [
      "pay rent on the 1st of every month, urgent",
      { title: "pay rent", repeats: "FREQ=MONTHLY;BYMONTHDAY=1", due: "2026-12-01", priority: "high" },
    ],
    ["flight to Paris friday, back monday", { title: "flight to Paris, back monday", due: "2026-11-20" }],
    ["milk (tomorrow)", { title: "milk", due: "2026-11-19" }],
    ["(tomorrow) milk", { title: "milk", due: "2026-11-19" }],
    ["party (friday 5pm) with Bob", { title: "party with Bob", due: "2026-11-20T17:00:00.000Z" }],
    ["-5 degrees, check friday", { title: "-5 degrees, check", due: "2026-11-20" }],
    ["milk !medium", { title: "milk", priority: "medium" }],
    ["weekly call mom", { title: "call mom", repeats: "FREQ=WEEKLY", due: "2026-11-18" }],
    ["monthly pay rent", { title: "pay rent", repeats: "FREQ=MONTHLY", due: "2026-11-18" }],
    ["call mom friday at 5pm.", { title: "call mom", due: "2026-11-20T17:00:00.000Z" }],
    ["meet Bob @friday", { title: "meet Bob", due: "2026-11-20" }],
    [
      "daily standup at 9am",
      { title: "standup", repeats: "FREQ=DAILY;BYHOUR=9;BYMINUTE=0", due: "2026-11-19T09:00:00.000Z" },
    ],
    ["weekly: clean the kitchen", { title: "clean the kitchen", repeats: "FREQ=WEEKLY", due: "2026-11-18" }],
  ])("%s", (text, expected) => {
    expect(read(text)).toEqual({ ...plain, ...expected });
  });

  it.each([
    "milk",
    "read 1984",
    "what is that for",
    "fix the second bug",
    "march for peace",
    "add salt, it's because of the taste",
    "tomorrow",
    // What no task can have stays in sight.
    "drink water every hour",
    "take pills every day at 8am and 8pm",
    "stretch twice a week",
    "submit report yesterday",
    "buy oat milk for the week",
    "call mom tomorrow or friday",
    "meds 8am and 8pm",
    // A piece of a name is no time, whatever it means by itself.
    "weekly report",
    "buy monday.com license",
    "email tomorrow@example.org",
  ])("%s: every word is the title's", (text) => {
    expect(read(text)).toEqual({ ...plain, title: text });
  });

  it.each([
    ['"friday" movie saturday', { title: "friday movie", due: "2026-11-21" }],
    ['water the plants "tomorrow"', { title: "water the plants tomorrow" }],
    ['call about the "urgent" matter', { title: "call about the urgent matter" }],
    ['"pay taxes friday"', { title: "pay taxes friday" }],
    ['read "Moby Dick" tomorrow', { title: 'read "Moby Dick"', due: "2026-11-19" }],
  ])("%s: what is quoted is taken literally", (text, expected) => {
    expect(read(text)).toEqual({ ...plain, ...expected });
  });

  it.each([
    "pay taxes friday 5pm !high",
    "water plants every 3 days",
    "dentist 12/3 10:30",
    "buy 2 tickets for may 4",
    'water the plants "tomorrow"',
    "renew passport in 2 weeks",
  ])("%s: the chat reads the same", (text) => {
    const [step] = understand(`Add task: ${text}`, context).plan;
    if (step?.tool !== "add_task") throw new Error("no new task");
    expect(read(text)).toEqual({
      title: step.title,
      due: step.due?.due ?? step.recurrence?.first.due ?? null,
      repeats: step.recurrence?.rule ?? null,
      priority: step.priority,
    });
  });

  it.each([
    "pay taxes friday 5pm !high",
    "fix it, that's important!",
    "milk, because it's urgent",
    'buy 5" nails friday',
    "party (friday 5pm) with Bob",
    "water the plants every monday, urgent",
    "call mom tomorrow!!",
    "1!! milk",
    "plan trip – friday – with Ann",
  ])("%s: whoever takes out every chip has the words as they were typed", (text) => {
    let typed = text;
    for (let clicks = 0; clicks < 5; clicks += 1) {
      const { due, recurrence, priority } = readNewTask(typed, context);
      const [span] = [due, recurrence, priority].flatMap((found) => found?.span ?? []);
      if (span) typed = takeLiterally(typed, span);
    }
    expect(read(typed)).toEqual({ ...plain, title: text });
  });

  it("says where in the text each of them stands", () => {
    const text = "pay taxes friday 5pm !high";
    const { due, priority } = readNewTask(text, context);
    expect([due, priority].map((found) => text.slice(found?.span.start, found?.span.end))).toEqual([
      "friday 5pm",
      "!high",
    ]);
  });
});
