import { describe, expect, it } from "vitest";
import { understand } from "@/lib/language/understand";
import { ACT_AT } from "@/lib/language/understanding";

const context = { now: new Date("2026-02-02T10:00:00Z"), timeZone: "UTC" };

describe("what is missing", () => {
  it.each([
    ["add task", "title"],
    ["set a reminder", "title"],
    ["delete a task", "task"],
    ["edit task 3", "change"],
    ["remind me later to order filters", "time"],
    ["cancel my reminder", "task"],
  ] as const)("%s: the %s", (says, missing) => {
    expect(understand(says, context).missing).toBe(missing);
  });
});

describe("references", () => {
  it("counts from the end of the list shown last", () => {
    const { plan } = understand("mark the last two as done", context);
    expect(plan[0]).toMatchObject({ task: { kind: "position", from: "end", index: 1, count: 2 } });
  });

  it("does not point beyond the list that was shown", () => {
    expect(understand("delete the fifth one", { ...context, lastShown: 3 })).toMatchObject({ missing: "task" });
    expect(understand("delete the third one", { ...context, lastShown: 3 })).toMatchObject({ missing: null });
  });

  it("takes quoted words for a title, whatever they say", () => {
    const { plan } = understand('delete "task 3"', context);
    expect(plan[0]).toMatchObject({ task: { kind: "title", title: "task 3" } });
  });
});

describe("spans", () => {
  const says = "remind me to call the bank tomorrow at 9 !!";
  const understood = understand(says, context);
  const at = (kind: string) => {
    const span = understood.highlights.find((highlight) => highlight.kind === kind);
    return span && says.slice(span.start, span.end);
  };

  it("point at what was read where", () => {
    expect(at("title")).toBe("call the bank");
    expect(at("date")).toBe("tomorrow at 9");
    expect(at("priority")).toBe("!!");
  });

  it("point into the whole message when it holds two commands", () => {
    const two = "list my tasks and move task 2 to friday";
    const { dates } = understand(two, context);
    expect(two.slice(dates[0]?.span.start, dates[0]?.span.end)).toBe("to friday");
  });

  it("take the preposition along, so that removing a date leaves a whole sentence", () => {
    const sentence = "add call Ann on friday";
    const span = understand(sentence, context).dates[0]?.span;
    expect(sentence.slice(span?.start, span?.end)).toBe("on friday");
  });
});

describe("reasoning", () => {
  it("says in words why", () => {
    expect(understand("remind me to call the bank tomorrow at 9", context).reasoning).toBe(
      "'remind me to' → reminder; 'tomorrow at 9' → Tue 3 Feb 09:00",
    );
  });
});

describe("confidence", () => {
  it("is below the threshold, with the other readings beside it, when it could be something else", () => {
    const unsure = understand("change the colour to blue", context);
    expect(unsure.confidence).toBeLessThan(ACT_AT);
    expect(unsure.possibleIntents).toContain("UPDATE_TASK");
  });

  it("names no other readings when it is sure", () => {
    expect(understand("delete task 3", context).possibleIntents).toEqual([]);
  });
});

describe("a rhythm shorter than a day", () => {
  it("belongs to the reminder, not to the task", () => {
    const { plan } = understand("remind me every 30 minutes 5 times to drink water", context);
    expect(plan[0]).toMatchObject({ tool: "add_task", title: "drink water", recurrence: null });
    expect(plan[1]).toMatchObject({ tool: "schedule_reminder", repeat: { intervalMinutes: 30, count: 5 } });
  });
});

describe("two times", () => {
  it("keeps when it is apart from when to remind", () => {
    const { plan } = understand("i have to email Peter tomorrow at 4pm, can you remind me at 3pm", context);
    expect(plan[0]).toMatchObject({ tool: "add_task", due: { due: "2026-02-03T16:00:00.000Z" } });
    expect(plan[1]).toMatchObject({ time: { kind: "at", date: { remindAt: "2026-02-03T15:00:00.000Z" } } });
  });

  it("reads an offset from what is due", () => {
    const { plan } = understand("remind me the day before at 6pm about the exam on friday", context);
    expect(plan[1]).toMatchObject({ time: { kind: "before", offset: { minutesBefore: 1440, at: "18:00" } } });
  });
});

it("gives the same answer a thousand times", () => {
  const says = "remind me every other friday at 5pm to call \u202Ethe bank\u202C 🎉 and show my tasks";
  const first = JSON.stringify(understand(says, context));
  for (let round = 0; round < 1000; round++) expect(JSON.stringify(understand(says, context))).toBe(first);
});

describe("what makes a set smaller and could not be read", () => {
  it.each([
    "mark all as done except call bob",
    "complete all but the first",
    "cancel all old reminders",
    "cancel all daily reminders",
    "cancel all reminders after 5pm",
    "push everything on friday to monday",
    "make everything on friday urgent",
  ])("%s is not acted on", (says) => {
    expect(understand(says, context).confidence).toBeLessThan(ACT_AT);
  });

  it.each(["should I cancel all my reminders", "can I mark gym as done?", "should I delete the gym bag?"])(
    "%s only asks",
    (says) => {
      expect(understand(says, context).confidence).toBeLessThan(ACT_AT);
    },
  );
});
