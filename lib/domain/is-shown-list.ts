import { isLookUp } from "@/lib/domain/is-look-up";

interface FinishedCall {
  tool: string;
  input: object;
  result: { success: boolean };
}

/**
 * Whether the person saw this list: "the first one" counts in the last that they did. A search, or a part of a list, that
 * was read on the way to something else is shown to nobody.
 */
export const isShownList = (
  { tool, input, result }: FinishedCall,
  index: number,
  all: readonly FinishedCall[],
): boolean =>
  tool === "list_tasks" &&
  result.success &&
  !isLookUp(tool, input) &&
  (index === all.length - 1 || !("search" in input || "limit" in input));
