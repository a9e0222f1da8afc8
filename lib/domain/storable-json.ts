/** Text that PostgreSQL can hold: it takes neither the NUL character nor half of a surrogate pair. */
export const storableText = (text: string): string =>
  text.replaceAll("\u0000", "").replace(/\p{Surrogate}/gu, "\ufffd");

/** The same for everything inside a value; fields that are undefined are no JSON and go. */
export function storableJson(value: unknown): unknown {
  if (typeof value === "string") return storableText(value);
  if (Array.isArray(value)) return value.map(storableJson);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(fields.map(([name, field]) => [storableText(name), storableJson(field)]));
}
