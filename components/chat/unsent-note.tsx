import { Button } from "@/components/button";

interface UnsentNoteProps {
  problem: string;
  onRetry: () => void;
}

/** Above the field, in which the words stand again: they did not arrive. */
export const UnsentNote = ({ problem, onRetry }: UnsentNoteProps) => (
  <div role="alert" className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-2 px-1 text-label text-warn">
    {problem}
    <Button size="small" onClick={onRetry}>
      Try again
    </Button>
  </div>
);
