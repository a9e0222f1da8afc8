import { expect, it } from "vitest";
import { understand } from "@/lib/language/understand";
import { ACT_AT } from "@/lib/language/understanding";

const tasks = [
  "Buy milk",
  "Call mom",
  "Dentist",
  "Do the laundry",
  "File taxes",
  "Job application",
  "Pay rent",
  "Pick up the parcel",
  "Read the manual",
  "Renew passport",
  "Wash the dishes",
  "Write quarterly report",
].map((title, index) => ({ id: `${index}`, number: index + 1, title, status: "pending" as const, due_on: null }));

const context = { now: new Date("2026-02-02T10:00:00Z"), timeZone: "UTC", world: { tasks } };

/** The task that is ticked off when somebody says so. */
const done = (says: string): string | null => {
  const { plan, confidence } = understand(says, context);
  const [step] = confidence >= ACT_AT ? plan : [];
  if (step?.tool !== "complete_task" || !step.completed) return null;
  return step.task?.kind === "number" ? (tasks[step.task.number - 1]?.title ?? null) : null;
};

it.each([
  ["I'm done with the passport", "Renew passport"],
  ["im all done with the dishes", "Wash the dishes"],
  ["we're finished with the taxes", "File taxes"],
  ["finally finished the quarterly report", "Write quarterly report"],
  ["wrapped up the report", "Write quarterly report"],
  ["took care of the taxes this morning", "File taxes"],
  ["got the taxes out of the way", "File taxes"],
  ["I finally got the laundry done", "Do the laundry"],
  ["laundry: done", "Do the laundry"],
  ["laundry - done!", "Do the laundry"],
  ["dentist ✅", "Dentist"],
  ["that's the dishes sorted", "Wash the dishes"],
  ["ok, the passport is all done now", "Renew passport"],
  ["just did the dishes", "Wash the dishes"],
  ["called mom", "Call mom"],
  ["I read the manual", "Read the manual"],
  ["just read the manual", "Read the manual"],
  ["I called mom already", "Call mom"],
  ["phoned mom yesterday", "Call mom"],
  ["got the milk", "Buy milk"],
  ["I've bought milk", "Buy milk"],
  ["picked up the parcel", "Pick up the parcel"],
  ["went to the dentist", "Dentist"],
  ["paid the rent", "Pay rent"],
])("%s ticks off %s", (says, title) => {
  expect(done(says)).toBe(title);
});

it.each([
  "I need milk",
  "I needed milk",
  "I missed the dentist",
  "I read the quarterly report",
  "read the manual",
  "I liked the quarterly report",
  "almost finished the quarterly report",
  "quarterly report not done",
  "the quarterly report isn't done",
  "I called mom but she didn't answer",
  "I should have called mom",
  "I'm going to be done with the taxes tomorrow",
  "if I finished the report",
  "is the laundry done?",
  "job done",
  "all done",
  "I'm done",
  "well done",
])("%s ticks nothing off", (says) => {
  expect(done(says)).toBeNull();
});
