import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "@/components/button";
import { IconButton } from "@/components/icon-button";
import { useEscape } from "@/components/shortcuts/use-escape";

interface SelectionBarProps {
  count: number;
  onComplete: () => void;
  onDelete: () => void;
  onCancel: () => void;
}

/** What can be done with all that is selected, within reach of a thumb. */
export function SelectionBar({ count, onComplete, onDelete, onCancel }: SelectionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(raiseToasts, []);
  useEscape(bar, onCancel);
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form, though its buttons belong together.
    <div
      ref={bar}
      role="group"
      aria-label="Selected tasks"
      className="sticky bottom-[calc(var(--shell-bottom)+1rem)] z-10 mx-auto mt-6 flex w-fit max-w-full animate-appear flex-wrap items-center gap-2 rounded-huge border border-line bg-card p-2 ps-4 shadow-window"
    >
      <span role="status" className="me-2 text-label text-soft tabular-nums">
        {count} selected
      </span>
      <Button look="solid" disabled={count === 0} onClick={onComplete}>
        Complete
      </Button>
      <Button disabled={count === 0} onClick={onDelete}>
        Delete…
      </Button>
      <IconButton label="Stop selecting" onClick={onCancel}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </div>
  );
}

/** Above the bar, whose buttons they would cover. A selector that looks for the bar would cost every change of the page. */
function raiseToasts(): () => void {
  const { style } = document.documentElement;
  style.setProperty("--toast-rise", "4.5rem");
  return () => void style.removeProperty("--toast-rise");
}
