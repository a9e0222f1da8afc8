const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Longer than any number a task can have: one that nobody has is a number all the same, and not found. */
const DIGITS = /^#?(\d{1,20})$/;

export type TaskReference = { by: "id"; id: string } | { by: "number"; number: number };

export const NOT_A_TASK = "Task must be a number or an id";

/**
 * What a program calls a task by: its id or its number (3, "3", "#3"). Null for anything else: words find tasks only in
 * chat, where somebody can be asked which one is meant.
 */
export function readTaskReference(reference: number | string): TaskReference | null {
  const text = String(reference).trim();
  if (UUID.test(text)) return { by: "id", id: text };
  const number = Number(DIGITS.exec(text)?.[1]);
  return number >= 1 ? { by: "number", number } : null;
}
