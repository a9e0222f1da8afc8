import { z } from "zod";
import { LIMITS } from "@/lib/domain/limits";
import { taskJson, toTaskJson } from "@/lib/domain/task-json";
import { addDays, atMidnight, isCalendarDate, toInstant } from "@/lib/domain/zoned-time";
import { listTasks as readTasks } from "@/lib/store/task-list";
import { findTasksByNumbers } from "@/lib/store/task-store";
import { priorityField } from "@/lib/tools/input-fields";
import { cursorAfter, NOT_A_CURSOR, readCursor } from "@/lib/tools/list-cursor";
import { defineTool } from "@/lib/tools/tool";

const day = (meaning: string) =>
  z.string().refine(isCalendarDate, "Dates must look like 2026-02-03").optional().describe(meaning);

/** What the audit keeps of a list: which tasks it showed, in order. */
const record = z.object({ numbers: z.array(z.number()), total: z.number(), total_is_exact: z.boolean() });

export const listTasks = defineTool({
  name: "list_tasks",
  title: "List tasks",
  description: "Lists or searches the person's tasks: open ones first, then by due date, then by number.",
  effect: "read",
  input: z
    .strictObject({
      status: z
        .enum(["all", "pending", "completed"], { error: "Status must be all, pending or completed" })
        .default("all")
        .describe("Which tasks"),
      priority: priorityField.optional(),
      due_before: day("Due before this day"),
      due_after: day("Due after this day"),
      has_due: z
        .boolean({ error: "Has due must be true or false" })
        .optional()
        .describe("Only those with a due date, or (false) without"),
      repeats: z
        .boolean({ error: "Repeats must be true or false" })
        .optional()
        .describe("Only those that repeat, or (false) do not"),
      completed_before: day("Done before this day"),
      completed_after: day("Done after this day"),
      search: z
        .string({ error: "Search must be text" })
        .trim()
        .min(1, "Search cannot be empty")
        .max(LIMITS.titleLength, `Search must be at most ${LIMITS.titleLength} characters`)
        .optional()
        .describe("Words from the title or description, or #3"),
      best_first: z
        .boolean({ error: "Best first must be true or false" })
        .optional()
        .describe("With search: the closest first, on one page"),
      any_word: z
        .boolean({ error: "Any word must be true or false" })
        .optional()
        .describe("With search: tasks whose title has any of its words, the most first, on one page"),
      bin: z.boolean({ error: "Bin must be true or false" }).default(false).describe("List deleted tasks instead"),
      limit: z
        .number()
        .int("Limit must be a whole number")
        .min(1, "Limit must be at least 1")
        .max(LIMITS.listPage, `Limit must be at most ${LIMITS.listPage}`)
        .default(LIMITS.listPageDefault)
        .describe("How many at most"),
      cursor: z
        .string({ error: NOT_A_CURSOR })
        .max(500, NOT_A_CURSOR)
        .optional()
        .describe("next_cursor of the page before"),
    })
    .refine(({ best_first, cursor }) => !best_first || cursor === undefined, {
      message: "Best first has no second page",
    })
    .refine(({ any_word, cursor }) => !any_word || cursor === undefined, {
      message: "Any word has no second page",
    }),
  output: z.object({
    tasks: z.array(taskJson).describe("The tasks of this page"),
    total: z.number().int().describe("How many match in all"),
    total_is_exact: z.boolean().describe("False when there are more"),
    next_cursor: z.string().nullable().describe("Where the next page begins"),
  }),
  async plan(input, { userId, timeZone }) {
    const startOf = (date: string) => toInstant(atMidnight(date), timeZone);
    const filter = {
      status: input.status,
      priority: input.priority,
      dueBefore: input.due_before,
      dueAfter: input.due_after,
      hasDue: input.has_due,
      repeats: input.repeats,
      completedBefore: input.completed_before === undefined ? undefined : startOf(input.completed_before),
      completedAfter: input.completed_after === undefined ? undefined : startOf(addDays(input.completed_after, 1)),
      search: input.any_word ? undefined : input.search,
      inBin: input.bin,
    };
    const after = input.cursor === undefined ? undefined : readCursor(input.cursor);
    const closestTo = input.best_first ? input.search : undefined;
    const anyWordOf = input.any_word ? input.search : undefined;
    const page = { limit: input.limit, after, closestTo, anyWordOf };
    const { tasks, total, totalIsExact, hasMore } = await readTasks(userId, filter, page);
    const last = tasks.at(-1);
    const isOnePage = closestTo !== undefined || anyWordOf !== undefined;
    const next = hasMore && last && !isOnePage ? cursorAfter(last) : null;
    return {
      output: { tasks: tasks.map(toTaskJson), total, total_is_exact: totalIsExact, next_cursor: next },
      recorded: { total, total_is_exact: totalIsExact, numbers: tasks.map(({ number }) => number) },
    };
  },
  async recall(recorded, userId) {
    const { numbers, total, total_is_exact } = record.parse(recorded);
    const found = new Map((await findTasksByNumbers(userId, numbers)).map((task) => [task.number, task]));
    const tasks = numbers.flatMap((number) => found.get(number) ?? []);
    return { tasks: tasks.map(toTaskJson), total, total_is_exact, next_cursor: null };
  },
});
