import type { Deed } from "@/lib/agent/rules/read-deed";
import { matchTitle, titleScore } from "@/lib/domain/title-match";

/** Every word of what it was done to has to be in the title: "I called Bob" is not "Call Bobby's school". */
const SAME_OBJECT = 0.8;

/** "I read the report" leaves "Write the report" to be done; a title without a verb, "Report", does not say. */
const isSameDeed = ({ orders, object }: Deed, title: string): boolean =>
  orders.length === 0 ||
  titleScore(title, object) >= SAME_OBJECT ||
  orders.some((order) => titleScore(order, title) >= SAME_OBJECT);

/** The one task that the deed clearly was; a guess would tick off what is still to do. */
export function taskForDeed<Task extends { title: string }>(deed: Deed, tasks: Task[]): Task | null {
  const { titles, object } = deed;
  const alike = tasks.filter(({ title }) => titleScore(object, title) >= SAME_OBJECT && isSameDeed(deed, title));
  const found = titles.flatMap((title) => {
    const match = matchTitle(title, alike);
    return match.kind === "one" ? [match.item] : [];
  });
  const [only, ...others] = new Set(found);
  return only && others.length === 0 ? only : null;
}
