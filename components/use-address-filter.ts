import { useSearchParams } from "next/navigation";
import { startTransition, useOptimistic } from "react";

/**
 * A filter that is kept in the address. Next tells of a new address when it has drawn it, which a busy page does late: what
 * was chosen shows until then, so that the next choice is added to it and not to what was chosen before.
 */
export function useAddressFilter<Filter extends object>(
  read: (query: Pick<URLSearchParams, "get">) => Filter,
  write: (filter: Filter) => string,
  /** Whether it is a step to go back from. */
  isStep: (before: Filter, after: Filter) => boolean = () => false,
): [Filter, (change: Partial<Filter>) => void] {
  const [filter, showFilter] = useOptimistic(read(useSearchParams()));

  function changeFilter(change: Partial<Filter>): void {
    const next = { ...filter, ...change };
    const address = `${window.location.pathname}${write(next)}`;
    startTransition(() => {
      showFilter(next);
      if (isStep(filter, next)) window.history.pushState(null, "", address);
      else window.history.replaceState(null, "", address);
    });
  }

  return [filter, changeFilter];
}
