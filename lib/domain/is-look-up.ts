import { LIMITS } from "@/lib/domain/limits";

/**
 * Whether a call only served to find a task that somebody spoke of: it was shown to nobody. A list that is asked for says no
 * limit; a look-up has one, and says what it searches for or, reading a shelf through, which shelf.
 */
export const isLookUp = (tool: string, input: object): boolean =>
  tool === "list_tasks" &&
  "limit" in input &&
  ("search" in input || ("bin" in input && input.limit === LIMITS.listPage));
