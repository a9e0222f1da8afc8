import { expect, test } from "vitest";
import { type ChatTaskState, changeChatTasks, currentTask } from "@/components/chat/chat-task-state";
import type { EditStep } from "@/components/tasks/listed-task";
import { newTask } from "@/components/tasks/new-task";

const shown = { ...newTask("Buy milk"), number: 1, version: 1 };
const edit: EditStep = { type: "edited", ids: [shown.id], edit: { id: "e", fields: { status: "completed" } }, at: 1 };
const refused: EditStep = { type: "edit-ended", id: shown.id, editId: "e", saved: undefined, at: 2 };
const arrived = (fields: object) => ({ type: "arrived" as const, tasks: [{ ...shown, ...fields }] });

const after = (...changes: Parameters<typeof changeChatTasks>[1][]): ChatTaskState =>
  changes.reduce(changeChatTasks, new Map());

test("a change shows at once and goes again when it is refused", () => {
  expect(currentTask(after(arrived({}), edit), shown)).toMatchObject({ status: "completed" });
  expect(currentTask(after(arrived({}), edit, refused), shown)).toMatchObject({ status: "pending" });
});

test("a refusal takes nothing back of what came from elsewhere meanwhile", () => {
  const state = after(arrived({}), edit, arrived({ title: "Buy oat milk", version: 2 }), refused);
  expect(currentTask(state, shown)).toMatchObject({ title: "Buy oat milk", status: "pending" });
});

test("an older answer that comes late changes nothing", () => {
  const state = after(arrived({ title: "Buy oat milk", version: 3 }), arrived({ title: "Buy soy milk", version: 2 }));
  expect(currentTask(state, shown)).toMatchObject({ title: "Buy oat milk" });
});
