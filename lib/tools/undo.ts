import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { Change } from "@/lib/domain/change";
import { dueDay } from "@/lib/domain/due";
import type { Invocation } from "@/lib/domain/invocation";
import { type CurrentRows, type Reversal, reverseChanges } from "@/lib/domain/reverse-changes";
import { StewardError } from "@/lib/domain/steward-error";
import type { Task } from "@/lib/domain/task";
import { taskJson, toTaskJson } from "@/lib/domain/task-json";
import { mayUndo } from "@/lib/policy/may-undo";
import { findLastChange, findRecord } from "@/lib/store/record-store";
import { findRemindersByIds } from "@/lib/store/reminder-store";
import { findTasksByIds } from "@/lib/store/task-store";
import { passMissedReminders } from "@/lib/tools/pass-missed-reminders";
import { defineTool, type ToolContext } from "@/lib/tools/tool";

export const undo = defineTool({
  name: "undo",
  title: "Undo or redo",
  description: "Takes back the last change here, or a given one; again goes further. Redo reverses it.",
  effect: "write",
  input: z.strictObject({
    record: z.uuid("Record must be the id of a record").optional().describe("Which change; without it, the last one"),
    redo: z
      .boolean({ error: "Redo must be true or false" })
      .default(false)
      .describe("Bring back what the last undo took"),
  }),
  output: z.object({
    undone: z
      .array(
        z.object({
          record_id: z.string().describe("Id of its record"),
          tool_name: z.string().describe("What had been called"),
        }),
      )
      .describe("What was taken back"),
    tasks: z.array(taskJson).describe("As they are now"),
    reminded: z.array(z.string()).describe("Titles whose reminders changed"),
    redone: z.boolean().describe("True when it brought back what an undo had taken"),
  }),
  async plan({ record, redo }, context) {
    const chooseRecords = async () =>
      record === undefined ? lastRecords(redo, context) : [await givenRecord(record, context)];
    const { records, reversal } = await reverseRecords(chooseRecords, context);
    const redone = records.every(isUndo);
    if (!reversal.possible)
      throw new StewardError("CONFLICT", `I can't ${redone ? "redo" : "undo"} that: ${reversal.reason}`);
    return {
      output: {
        undone: records.map(({ id, toolName }) => ({ record_id: id, tool_name: toolName })),
        tasks: reversal.changes.flatMap((change) => (change.entity === "task" ? [toTaskJson(change.after)] : [])),
        reminded: await titlesOfReminders(reversal.changes, context.userId),
        redone,
      },
      changes: [...reversal.changes, ...(await passMissedReminders(reversal.changes, context))],
      undoes: records.map(({ id }) => id),
    };
  },
});

/** What the reminders that were changed are about, one for each, so that what was taken back has a name. */
async function titlesOfReminders(changes: Change[], userId: string): Promise<string[]> {
  const taskIds = changes.flatMap((change) => (change.entity === "reminder" ? [change.after.taskId] : []));
  const tasks = await findTasksByIds(userId, [...new Set(taskIds)]);
  const titles = new Map(tasks.map(({ id, title }) => [id, title]));
  return taskIds.flatMap((id) => titles.get(id) ?? []);
}

/** An undo of an undo is a redo, whether it was asked for by that word or by the record. */
const isUndo = ({ toolName, result }: Invocation): boolean => toolName === "undo" && result?.redone === false;

/**
 * Records and rows are read one after the other. When they do not fit together and the choice of records has changed
 * meanwhile, somebody else's undo came in between, and nothing speaks against taking back what is now the last.
 */
async function reverseRecords(
  chooseRecords: () => Promise<Invocation[]>,
  context: ToolContext,
): Promise<{ records: Invocation[]; reversal: Reversal }> {
  for (let records = await chooseRecords(); ; ) {
    const changes = records.flatMap((each) => each.changes.toReversed()).map((each) => placeDays(each, context));
    const reversal = reverseChanges(changes, await currentRows(changes, context.userId), context.now);
    if (reversal.possible) return { records, reversal };
    const chosenNow = await chooseRecords();
    if (isDeepStrictEqual(chosenNow, records)) return { records, reversal };
    records = chosenNow;
  }
}

/** Days as the person counts them now: they may have moved to another time zone since. */
function placeDays(change: Change, { homeTimeZone }: ToolContext): Change {
  if (change.entity !== "task") return change;
  const place = (task: Task): Task =>
    task.dueOn === null ? task : { ...task, dueOn: dueDay({ dueOn: task.dueOn, dueAt: task.dueAt }, homeTimeZone) };
  return { ...change, before: change.before && place(change.before), after: place(change.after) };
}

async function lastRecords(redo: boolean, context: ToolContext): Promise<Invocation[]> {
  const records = await findLastChange(context.userId, context, redo ? "undo" : "change");
  if (records.length === 0) throw new StewardError("CONFLICT", `There is nothing to ${redo ? "redo" : "undo"}.`);
  if (!records.every((record) => mayUndo(context, record))) throw forbidden();
  return records;
}

async function givenRecord(id: string, context: ToolContext): Promise<Invocation> {
  const record = await findRecord(context.userId, id);
  if (!record) throw new StewardError("NOT_FOUND", "I couldn't find that change.");
  if (!mayUndo(context, record)) throw forbidden();
  if (record.undoneAt !== null) throw new StewardError("CONFLICT", "That was already undone.");
  if (record.changes.length === 0) throw new StewardError("CONFLICT", "That changed nothing.");
  return record;
}

const forbidden = () => new StewardError("FORBIDDEN", "Only what was done here can be undone from here.");

async function currentRows(changes: Change[], userId: string): Promise<CurrentRows> {
  const idsOf = (entity: Change["entity"]) => changes.filter((change) => change.entity === entity).map(({ id }) => id);
  const tasks = await findTasksByIds(userId, idsOf("task"));
  const reminders = await findRemindersByIds(userId, idsOf("reminder"));
  return {
    tasks: new Map(tasks.map((task) => [task.id, task])),
    reminders: new Map(reminders.map((reminder) => [reminder.id, reminder])),
  };
}
