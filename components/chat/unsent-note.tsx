import { useSyncExternalStore } from "react";
import { Button } from "@/components/button";
import type { Draft } from "@/components/chat/draft";

interface UnsentNoteProps {
  draft: Draft;
  /** What did not arrive, and a sentence about why. */
  text: string;
  problem: string;
  isBusy: boolean;
  onRetry: () => void;
}

/** Above the field, as long as the words stand in it: they did not arrive. Changed, they are a message like any other. */
export function UnsentNote({ draft, text, problem, isBusy, onRetry }: UnsentNoteProps) {
  const isThere = useSyncExternalStore(
    draft.subscribe,
    () => draft.holds(text),
    () => false,
  );
  if (!isThere) return null;
  return (
    <div role="alert" className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-2 px-1 text-label text-warn">
      {problem}
      <Button size="small" disabled={isBusy} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
