import type { Deed } from "@/lib/agent/rules/read-deed";
import { matchTitle, titleScore } from "@/lib/domain/title-match";

/** Every word of what it was done to has to be in the title: "I called Bob" is not "Call Bobby's school". */
const SAME_OBJECT = 0.8;

/** The one task that the deed clearly was; a guess would tick off what is still to do. */
export function taskForDeed<Task extends { title: string }>({ titles, object }: Deed, tasks: Task[]): Task | null {
  const alike = tasks.filter(({ title }) => titleScore(object, title) >= SAME_OBJECT);
  const found = titles.flatMap((title) => {
    const match = matchTitle(title, alike);
    return match.kind === "one" ? [match.item] : [];
  });
  const [only, ...others] = new Set(found);
  return only && others.length === 0 ? only : null;
}
