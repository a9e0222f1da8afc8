import { expect, test } from "vitest";
import { openToolTurn } from "@/lib/tools/tool-turn";
import {
  inConversation,
  newConversation,
  newPerson,
  recordsOf,
  tasksOf,
  throughModel,
  times,
} from "@/tests/support/people";

async function modelTurn() {
  const person = await newPerson();
  const caller = throughModel(inConversation(person, await newConversation(person)));
  return { person, caller, turn: openToolTurn(() => caller) };
}

test("calls started at once run one after another and are numbered in that order", async () => {
  const { person, turn } = await modelTurn();
  await times(5, (index) => turn.run("add_task", { title: `Task ${index}` }));
  expect((await tasksOf(person)).map(({ title }) => title)).toEqual(["Task 0", "Task 1", "Task 2", "Task 3", "Task 4"]);
  expect((await recordsOf(person)).map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5]);
});

test("a turn that is broken off makes no call that still waited", async () => {
  const { person, caller } = await modelTurn();
  const stop = new AbortController();
  const turn = openToolTurn(() => caller, { signal: stop.signal });
  const calls = [1, 2, 3].map((index) => turn.run("add_task", { title: `Task ${index}` }));
  stop.abort();
  expect((await Promise.allSettled(calls)).map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(await tasksOf(person)).toEqual([]);
});

test("a call that fails does not hold up the next", async () => {
  const { turn } = await modelTurn();
  const [failed, added] = await Promise.all([turn.run("add_task", {}), turn.run("add_task", { title: "Milk" })]);
  expect([failed.error_code, added.error_code]).toEqual(["VALIDATION_ERROR", null]);
});

test("a model makes ten changes in a turn; the eleventh is refused and recorded, reading goes on", async () => {
  const { person, turn } = await modelTurn();
  const results = await times(11, (index) => turn.run("add_task", { title: `Task ${index}` }));
  expect(results.filter(({ success }) => success)).toHaveLength(10);
  expect(results[10]).toMatchObject({ error_code: "FORBIDDEN", error: "At most 10 changes in one turn." });
  expect(await turn.run("list_tasks", {})).toMatchObject({ success: true, data: { total: 10 } });
  expect((await recordsOf(person))[10]).toMatchObject({ success: false, errorCode: "FORBIDDEN", sequence: 11 });
});

test("after a delete a model does nothing more than ask for more of the same", async () => {
  const { person, turn } = await modelTurn();
  await times(2, (index) => person.add(`Task ${index}`));
  const asked = await turn.run("delete_task", { task: 1 });
  expect(await turn.run("complete_task", { task: 2 })).toMatchObject({ error_code: "CONFIRMATION_REQUIRED" });
  expect(await turn.run("undo", {})).toMatchObject({ error_code: "CONFIRMATION_REQUIRED" });
  const joined = await turn.run("delete_task", { task: 2 });
  expect(joined.data).toMatchObject({ pending_action: { tasks: [{ number: 1 }, { number: 2 }] } });
  expect(asked.data).toMatchObject({ pending_action: { tasks: [{ number: 1 }] } });
  expect(await tasksOf(person)).toMatchObject([{ status: "pending" }, { status: "pending", deletedAt: null }]);
});
