import fc from "fast-check";
import { expect, test } from "vitest";
import type { Reminder } from "@/lib/domain/reminder";
import type { Task } from "@/lib/domain/task";
import { reminderFromRow, taskFromRow } from "@/lib/store/rows";
import { newPerson, type Person, recordsOf, remindersOf, tasksOf } from "@/tests/support/people";
import { rounds } from "@/tests/support/rounds";

interface State {
  tasks: Map<string, Task>;
  reminders: Map<string, Reminder>;
}

async function stateOf(person: Person): Promise<State> {
  return {
    tasks: new Map((await tasksOf(person)).map((row) => [row.id, taskFromRow(row)])),
    reminders: new Map((await remindersOf(person)).map((row) => [row.id, reminderFromRow(row)])),
  };
}

/** The rows that the audit alone says there are. */
async function replay(person: Person): Promise<State> {
  const state: State = { tasks: new Map(), reminders: new Map() };
  for (const { success, changes } of await recordsOf(person)) {
    if (!success) expect(changes).toEqual([]);
    for (const change of changes) {
      const rows = change.entity === "task" ? state.tasks : state.reminders;
      expect(rows.get(change.id) ?? null).toEqual(change.before);
      if (change.entity === "task") state.tasks.set(change.id, change.after);
      else state.reminders.set(change.id, change.after);
    }
  }
  return state;
}

/** What a person can see: rows without bookkeeping; what an undo unmade lies in the bin or is called off. */
const visible = ({ tasks, reminders }: State) => ({
  tasks: [...tasks.values()]
    .filter(({ deletedAt }) => deletedAt === null)
    .map(({ version: _, updatedAt: __, ...task }) => task),
  reminders: [...reminders.values()]
    .filter(({ status }) => status !== "cancelled")
    .map(({ version: _, updatedAt: __, ...reminder }) => reminder),
});

const number = fc.constantFrom(1, 1, 2, 3);
const due = fc.constantFrom("2030-01-31", "2030-02-01T09:30", "2031-03-01");
const call = fc.oneof(
  fc.record({ title: fc.constantFrom("Milk", "Bread", "Rent"), due }).map((input) => ["add_task", input] as const),
  fc
    .record({ task: number, title: fc.constantFrom("Oat milk", "Rye bread") })
    .map((input) => ["update_task", input] as const),
  fc.record({ task: number, due: fc.option(due) }).map((input) => ["update_task", input] as const),
  fc
    .record({ task: number, recurrence: fc.constantFrom("FREQ=DAILY", "FREQ=MONTHLY") })
    .map((input) => ["update_task", input] as const),
  fc.record({ task: number, completed: fc.boolean() }).map((input) => ["complete_task", input] as const),
  fc
    .record({ task: number, minutes_before_due: fc.constantFrom(5, 60) })
    .map((input) => ["schedule_reminder", input] as const),
  fc.record({ task: number }).map((input) => ["delete_task", input] as const),
  fc.record({ task: number }).map((input) => ["restore_task", input] as const),
  fc.record({ redo: fc.boolean() }).map((input) => ["undo", input] as const),
);

/** Runs the call, says yes to the question if it was one, and names the record that made the change. */
async function perform(person: Person, [name, input]: readonly [string, object]): Promise<string | null> {
  const result = await person.call(name, input);
  if (!result.success) return null;
  if (name !== "delete_task") return result.recordId;
  const [card] = (await recordsOf(person, "delete_task")).slice(-1);
  const action = card?.result?.pending_action;
  if (typeof action !== "object" || action === null || !("id" in action)) throw new Error("A delete asked nothing");
  return (await person.answer(String(action.id))).record_id;
}

test("any sequence of calls, replayed from the audit, gives the rows; the undo of each step, the state before it", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(call, { minLength: 3, maxLength: 10 }), async (calls) => {
      const person = await newPerson();
      await person.add({ title: "First", due: "2030-01-01" });
      await person.remind({ task: 1, minutes_before_due: 10 });
      for (const each of calls) {
        const before = await stateOf(person);
        const record = await perform(person, each);
        const after = await stateOf(person);
        if (record === null) {
          expect(after).toEqual(before);
          continue;
        }
        const undone = await person.call("undo", { record });
        if (!undone.success) {
          expect([undone.error, after]).toEqual(["That changed nothing.", before]);
          continue;
        }
        expect(visible(await stateOf(person))).toEqual(visible(before));
        await person.ok("undo", { record: undone.recordId });
        expect(visible(await stateOf(person))).toEqual(visible(after));
      }
      expect(await replay(person)).toEqual(await stateOf(person));
    }),
    { numRuns: rounds(6, 300) },
  );
});
