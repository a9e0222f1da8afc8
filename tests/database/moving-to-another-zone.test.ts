import { describe, expect, test } from "vitest";
import { saveProfile } from "@/lib/store/account-store";
import { directCaller, speakingCaller } from "@/lib/tools/tool-caller";
import { atMoment, newConversation, newPerson, type Person } from "@/tests/support/people";

const BEFORE = { clock: atMoment("2030-02-01T12:00:00Z") };

/** Eleven in the evening of the third in California is eight in the morning of the fourth in Berlin. */
const LATE = "2030-02-03T23:00";
const MOMENT = "2030-02-04T07:00:00.000Z";
const NEXT_DAY = "2030-02-05T07:00:00.000Z";

/** From now on they live elsewhere, and so do their calls. */
async function move(person: Person, timeZone: string) {
  await saveProfile(person.id, { timeZone });
  return { ...BEFORE, caller: directCaller({ id: person.id, timeZone }) };
}

describe("who moves to another time zone", () => {
  test("finds what has a time on the day it falls on there, and days without a time where they were", async () => {
    const person = await newPerson("America/Los_Angeles");
    await person.add({ title: "Call", due: LATE }, BEFORE);
    await person.add({ title: "Pay", due: "2030-02-03" }, BEFORE);
    const there = await move(person, "Europe/Berlin");
    expect(await person.ok("list_tasks", {}, there)).toMatchObject({
      tasks: [
        { title: "Pay", due_on: "2030-02-03", due_at: null, version: 1 },
        { title: "Call", due_on: "2030-02-04", due_at: MOMENT, version: 2 },
      ],
    });
  });

  test("can put a task off by a day, and do a repeating one", async () => {
    const person = await newPerson("America/Los_Angeles");
    await person.add({ title: "Call", due: LATE }, BEFORE);
    await person.add({ title: "Stretch", due: LATE, recurrence: "FREQ=DAILY" }, BEFORE);
    const there = await move(person, "Europe/Berlin");
    const next = { due_on: "2030-02-05", due_at: NEXT_DAY };
    expect(await person.ok("update_task", { task: 1, postpone_minutes: 1440 }, there)).toMatchObject({ task: next });
    expect(await person.ok("complete_task", { task: 2 }, there)).toMatchObject({ task: next });
  });

  test("can still undo what they did before, on the days as they are there", async () => {
    const person = await newPerson("America/Los_Angeles");
    await person.add({ title: "Call", due: LATE }, BEFORE);
    await person.ok("update_task", { task: 1, due: "2030-02-10T23:00" }, BEFORE);
    const there = await move(person, "Europe/Berlin");
    expect(await person.ok("undo", {}, there)).toMatchObject({ tasks: [{ due_on: "2030-02-04", due_at: MOMENT }] });
  });
});

test("a message from another zone means its own hours, and the days are the person's", async () => {
  const person = await newPerson("Europe/Berlin");
  const place = { source: "api", conversationId: await newConversation(person), messageId: "m1" } as const;
  const caller = speakingCaller({ user: person.user, token: null }, { ...place, timeZone: "America/Los_Angeles" });
  expect(await person.add({ title: "Call", due: LATE }, { ...BEFORE, caller })).toMatchObject({
    due_on: "2030-02-04",
    due_at: MOMENT,
  });
});
