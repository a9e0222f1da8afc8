/** Text that PostgreSQL can hold: it takes neither the NUL character nor half of a surrogate pair. */
export const storableText = (text: string): string =>
  text.replaceAll("\u0000", "").replace(/\p{Surrogate}/gu, "\ufffd");

/** Deeper than anything we write or anybody means, and far from where the database, or this process, runs out of stack. */
const DEEPEST = 64;

/** The same for everything inside a value; fields that are undefined are no JSON and go, and so does what lies too deep. */
export function storableJson(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return storableText(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth === DEEPEST) return null;
  if (Array.isArray(value)) return value.map((item) => storableJson(item, depth + 1));
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(fields.map(([name, field]) => [storableText(name), storableJson(field, depth + 1)]));
}
