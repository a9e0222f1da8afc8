/** A reply stays readable aloud: what does not fit stands beside it, as data. */
const LONGEST = 500;
const ROOM_FOR_THE_REST = 40;

/** As many lines as fit, then how many are left. */
export function linesThatFit(head: string, items: string[], total: number): string {
  let text = head;
  for (const [index, item] of items.entries()) {
    if (text.length + 1 + item.length > LONGEST - ROOM_FOR_THE_REST) return `${text}\n… and ${total - index} more`;
    text += `\n${item}`;
  }
  return total > items.length ? `${text}\n… and ${total - items.length} more` : text;
}
