const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const NUMBER = /^#?(\d{1,9})$/;

export type TaskReference =
  | { by: "id"; id: string }
  | { by: "number"; number: number }
  | { by: "words"; words: string };

/** What a person or program may call a task by: its id, its number (3, "3", "#3"), or words of its title. */
export function readTaskReference(reference: number | string): TaskReference {
  if (typeof reference === "number") return { by: "number", number: reference };
  if (UUID.test(reference)) return { by: "id", id: reference };
  const number = NUMBER.exec(reference)?.[1];
  return number === undefined ? { by: "words", words: reference } : { by: "number", number: Number(number) };
}
