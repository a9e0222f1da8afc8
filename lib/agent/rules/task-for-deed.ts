import type { Deed } from "@/lib/agent/rules/read-deed";
import { hasEveryWord, matchTitle } from "@/lib/domain/title-match";

/** "I read the report" leaves "Write the report" to be done; a title without a verb, "Report", does not say. */
const isSameDeed = ({ orders, object }: Deed, title: string): boolean =>
  orders.length === 0 || hasEveryWord(title, object) || orders.some((order) => hasEveryWord(order, title));

/** The one task that the deed clearly was; a guess would tick off what is still to do. */
export function taskForDeed<Task extends { title: string }>(deed: Deed, tasks: Task[]): Task | null {
  const { titles, object } = deed;
  // Every word of what it was done to has to be in the title: "I called Bob" is not "Call Bobby's school".
  const alike = tasks.filter(({ title }) => hasEveryWord(object, title) && isSameDeed(deed, title));
  const called = (words: string): Task[] => {
    const match = matchTitle(words, alike);
    return match.kind === "one" ? [match.item] : [];
  };
  const found = new Set(titles.flatMap(called));
  const [only, ...others] = found.size > 0 ? found : called(object);
  return only && others.length === 0 ? only : null;
}
