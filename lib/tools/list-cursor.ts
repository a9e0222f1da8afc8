import { z } from "zod";
import { momentField } from "@/lib/domain/moment-field";
import { StewardError } from "@/lib/domain/steward-error";
import type { Task } from "@/lib/domain/task";
import { isCalendarDate } from "@/lib/domain/zoned-time";
import type { ListPosition } from "@/lib/store/task-list";

const position = z.tuple([
  z.enum(["pending", "completed"]),
  z.string().refine(isCalendarDate).nullable(),
  momentField.nullable(),
  z.int32().positive(),
]);

export const NOT_A_CURSOR = "Cursor must be one that a list gave";

export function cursorAfter(task: Task): string {
  return Buffer.from(JSON.stringify([task.status, task.dueOn, task.dueAt, task.number])).toString("base64url");
}

export function readCursor(cursor: string): ListPosition {
  const parsed = position.safeParse(tryToParse(Buffer.from(cursor, "base64url").toString()));
  if (!parsed.success) throw new StewardError("VALIDATION_ERROR", NOT_A_CURSOR);
  const [status, dueOn, dueAt, number] = parsed.data;
  return { status, dueOn, dueAt, number };
}

function tryToParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
