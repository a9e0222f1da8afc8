import { expect, test } from "vitest";
import { shownTask } from "@/components/tasks/listed-task";
import { newTask } from "@/components/tasks/new-task";
import {
  changeTaskList,
  EMPTY_TASK_LIST,
  type TaskListChange,
  type TaskListState,
} from "@/components/tasks/task-list-state";
import type { TaskJson } from "@/lib/domain/task-json";

const task = (fields: Partial<TaskJson>): TaskJson => ({ ...newTask("Buy milk"), number: 1, version: 1, ...fields });

const after = (state: TaskListState, ...changes: TaskListChange[]): TaskListState =>
  changes.reduce(changeTaskList, state);

const listing = (...tasks: TaskJson[]): TaskListState =>
  after(EMPTY_TASK_LIST, { type: "reloaded", tasks, nextCursor: null });

const titles = ({ listed }: TaskListState): string[] => listed.map((item) => shownTask(item).title);

const always = () => true;

test("an edit shows at once, also over what arrives meanwhile, and is taken off when refused", () => {
  const known = task({ id: "a" });
  const edit = { id: "1", fields: { title: "Buy oat milk" } };
  const edited = after(listing(known), { type: "edited", ids: ["a"], edit, at: 1 });
  expect(titles(edited)).toEqual(["Buy oat milk"]);
  const arrived = after(edited, {
    type: "arrived",
    tasks: [{ ...known, version: 2, title: "Buy soy milk", priority: "high" }],
    belongs: always,
    at: 2,
  });
  expect(titles(arrived)).toEqual(["Buy oat milk"]);
  const refused = after(arrived, { type: "edit-ended", id: "a", editId: "1", saved: undefined, at: 3 });
  expect(titles(refused)).toEqual(["Buy soy milk"]);
});

test("an answer that was overtaken by a later version does not win", () => {
  const known = task({ id: "a", version: 3, title: "Latest" });
  const state = after(listing(known), {
    type: "arrived",
    tasks: [task({ id: "a", version: 2 })],
    belongs: always,
    at: 1,
  });
  expect(titles(state)).toEqual(["Latest"]);
});

test("nor does a list that was overtaken by it", () => {
  const known = task({ id: "a", version: 3, title: "Latest" });
  const overtaken: TaskListChange = { type: "reloaded", tasks: [task({ id: "a", version: 2 })], nextCursor: null };
  expect(titles(after(listing(known), overtaken))).toEqual(["Latest"]);
});

test("a task that belongs on a page not loaded yet does not come in early", () => {
  const first = task({ id: "a", number: 1 });
  const loaded = after(EMPTY_TASK_LIST, { type: "reloaded", tasks: [first], nextCursor: "more" });
  const later = task({ id: "b", number: 2, title: "Later" });
  expect(titles(after(loaded, { type: "arrived", tasks: [later], belongs: always, at: 1 }))).toEqual(["Buy milk"]);
  const sooner = task({ id: "c", number: 3, due_on: "2026-01-01", title: "Sooner" });
  expect(titles(after(loaded, { type: "arrived", tasks: [sooner], belongs: always, at: 1 }))).toContain("Sooner");
});

test("a task deleted elsewhere leaves, and one that only no longer belongs stays until it settles", () => {
  const state = listing(task({ id: "a" }), task({ id: "b", title: "Feed the cat" }));
  const deleted = task({ id: "a", version: 2, deleted_at: "2026-01-01T00:00:00.000Z" });
  const done = task({ id: "b", version: 2, title: "Feed the cat", status: "completed" });
  const changed = after(state, { type: "arrived", tasks: [deleted, done], belongs: always, at: 10 });
  expect(titles(changed)).toEqual(["Feed the cat"]);
  const isOpen = ({ status }: TaskJson) => status === "pending";
  expect(titles(after(changed, { type: "settled", belongs: isOpen, changedBefore: 9 }))).toEqual(["Feed the cat"]);
  expect(titles(after(changed, { type: "settled", belongs: isOpen, changedBefore: 10 }))).toEqual([]);
});

test("reading everything again keeps an edit and a draft that the server has not answered", () => {
  const draft = { ...newTask("A draft"), id: "draft" };
  const edit = { id: "1", fields: { title: "Edited" } };
  const state = after(
    listing(task({ id: "a" })),
    { type: "added", task: draft },
    { type: "edited", ids: ["a"], edit, at: 1 },
    { type: "reloaded", tasks: [task({ id: "a", version: 2 })], nextCursor: null },
  );
  expect(titles(state)).toEqual(["Edited", "A draft"]);
});
