/** A text of at most so many characters as people count them: never cut in the middle of one. */
export function shortened(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length - 1).join("")}…` : text;
}
