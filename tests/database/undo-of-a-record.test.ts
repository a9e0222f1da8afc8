import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import {
  inConversation,
  newConversation,
  newPerson,
  openTasksOf,
  recordsOf,
  tasksOf,
  throughModel,
  withToken,
} from "@/tests/support/people";

describe("a given record", () => {
  test("is undone although newer changes of other tasks and fields exist", async () => {
    const person = await newPerson();
    await person.add("A");
    const { recordId: record } = await person.call("update_task", { task: 1, title: "B" });
    await person.ok("update_task", { task: 1, priority: "high" });
    await person.add("Other");
    await person.ok("undo", { record });
    expect((await tasksOf(person))[0]).toMatchObject({ title: "A", priority: "high" });
    expect(await person.refused("undo", { record })).toMatchObject({ error: "That was already undone." });
  });

  test("is refused in words when something newer stands on it", async () => {
    const person = await newPerson();
    await person.add("A");
    const { recordId: record } = await person.call("update_task", { task: 1, title: "B" });
    await person.ok("update_task", { task: 1, title: "C" });
    expect(await person.refused("undo", { record })).toMatchObject({
      error_code: "CONFLICT",
      error: "I can't undo that: 'B' was changed since. Undo that first.",
    });
    await person.ok("undo");
    await person.ok("undo", { record });
    const [add] = await recordsOf(person, "add_task");
    const { recordId: completion } = await person.call("complete_task", { task: 1 });
    expect(await person.refused("undo", { record: add?.id })).toMatchObject({ error_code: "CONFLICT" });
    await person.remove(await openTasksOf(person));
    expect(await person.refused("undo", { record: completion })).toMatchObject({
      error: "I can't undo that: 'A' is in the bin. Restore it first.",
    });
    expect(await person.refused("undo", { record: add?.id })).toMatchObject({
      error: "I can't undo that: 'A' is already in the bin.",
    });
  });

  test("that changed nothing, or is not there, is refused", async () => {
    const person = await newPerson();
    await person.add("A");
    const { recordId: record } = await person.call("list_tasks");
    expect(await person.refused("undo", { record })).toMatchObject({ error: "That changed nothing." });
    expect(await person.refused("undo", { record: randomUUID() })).toMatchObject({ error_code: "NOT_FOUND" });
    expect(await person.refused("undo", { record: "1" })).toMatchObject({ error: "Record must be the id of a record" });
  });

  test("of an undo is a redo, and can be walked back again", async () => {
    const person = await newPerson();
    await person.add("A");
    const { recordId: record } = await person.call("undo");
    expect(await person.ok("undo", { record })).toMatchObject({ redone: true, tasks: [{ deleted_at: null }] });
    expect(await person.refused("undo", { redo: true })).toMatchObject({ error: "There is nothing to redo." });
    expect(await person.ok("undo")).toMatchObject({ redone: false, tasks: [{ title: "A" }] });
    expect(await person.ok("list_tasks")).toMatchObject({ total: 0 });
  });
});

describe("who may undo", () => {
  test("a model takes back only what a model did; the person takes back both", async () => {
    const person = await newPerson();
    const conversation = await newConversation(person);
    const rules = () => inConversation(person, conversation);
    const model = () => throughModel(rules());
    await person.add("By the person", { caller: rules() });
    expect(await person.refused("undo", {}, { caller: model() })).toMatchObject({
      error_code: "FORBIDDEN",
      error: "Only what was done here can be undone from here.",
    });
    await person.ok("update_task", { task: 1, title: "By the model" }, { caller: model() });
    expect(await person.ok("undo", {}, { caller: model() })).toMatchObject({ tasks: [{ title: "By the person" }] });
    await person.ok("undo", { redo: true }, { caller: rules() });
    await person.ok("undo", {}, { caller: rules() });
    await person.ok("undo", {}, { caller: rules() });
    expect(await person.ok("list_tasks")).toMatchObject({ total: 0 });
  });

  test("a token takes back only its own, named or not", async () => {
    const person = await newPerson();
    const [token, other] = [withToken(person), withToken(person)];
    const { recordId: record } = await person.call("add_task", { title: "By the person" });
    const { recordId: others } = await person.call("add_task", { title: "By another" }, { caller: other });
    for (const named of [record, others]) {
      expect(await person.refused("undo", { record: named }, { caller: token })).toMatchObject({
        error_code: "FORBIDDEN",
      });
    }
    expect(await person.refused("undo", {}, { caller: token })).toMatchObject({ error: "There is nothing to undo." });
    await person.ok("update_task", { task: 1, title: "By the token" }, { caller: token });
    expect(await person.ok("undo", {}, { caller: token })).toMatchObject({ tasks: [{ title: "By the person" }] });
    expect(await person.ok("undo", { record: others })).toMatchObject({ tasks: [{ title: "By another" }] });
  });
});
