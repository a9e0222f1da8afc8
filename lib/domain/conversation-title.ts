const LONGEST = 60;

/** A conversation is called after its first message: the first line, as much as fits, cut between words. */
export function titleFrom(text: string): string {
  const line = text.trim().split("\n", 1)[0]?.replace(/\s+/g, " ") ?? "";
  const letters = [...line];
  if (letters.length <= LONGEST) return line || "New conversation";
  const start = letters.slice(0, LONGEST).join("");
  const cut = start.lastIndexOf(" ");
  return `${cut > LONGEST / 2 ? start.slice(0, cut) : start}…`;
}
