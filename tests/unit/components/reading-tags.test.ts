import { expect, test } from "vitest";
import { readingTags } from "@/components/reading/reading-tags";
import { understand } from "@/lib/language/understand";

const timeZone = "Europe/London";
const now = new Date("2026-02-03T08:30:00Z");
const read = (text: string) => {
  const { command, tags } = readingTags(understand(text, { now, timeZone }), { today: "2026-02-03", locale: "en-GB" });
  return [command, ...tags.map((tag) => tag.text)];
};

test("what will be understood is said as the task will say it", () => {
  expect(read("remind me to call the bank tomorrow at 9, it's urgent")).toEqual([
    "New task",
    "call the bank",
    "Tomorrow 9:00",
    "high priority",
    "reminder",
  ]);
  expect(read("remind me about task 3 tomorrow at 9")).toEqual(["Reminder", "Tomorrow 9:00"]);
  expect(read("water the plants every monday at 8")).toEqual([
    "New task",
    "water the plants",
    "every Monday, from Mon 8:00",
  ]);
  expect(read("add tasks: wash the car, mow the lawn")).toEqual(["2 new tasks", "wash the car", "mow the lawn"]);
  expect(read("add task: renew passport on March 3")).toEqual(["New task", "renew passport", "3 Mar"]);
});

test("what is not sure enough to be done is not shown as if it were", () => {
  expect(read("hmm")).toEqual([""]);
});
