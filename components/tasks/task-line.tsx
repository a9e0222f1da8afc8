import type { ReactNode } from "react";

interface TaskLineProps {
  /** The box before it. */
  box: ReactNode;
  title: ReactNode;
  /** Undefined until the server has given one. */
  number: number | undefined;
  struck: boolean;
  /** Priority, date and the like. */
  children?: ReactNode;
}

/**
 * One task: its box, its title, its facts. On a phone the facts stand under the title; in a narrow column only when they
 * find no room beside it.
 */
export function TaskLine({ box, title, number, struck, children }: TaskLineProps) {
  return (
    <div className="flex items-start gap-3">
      <span className="mt-[0.15rem]">{box}</span>
      <div className="flex min-w-0 flex-1 flex-col items-start gap-x-3 gap-y-1 tablet:flex-row tablet:flex-wrap @sm:flex-nowrap">
        {/* Beside its box also when the title reads from right to left. */}
        <span
          dir="auto"
          className={`w-full min-w-0 text-left wrap-anywhere transition-colors duration-150 tablet:w-auto tablet:flex-auto @sm:flex-1 ${struck ? "text-faint line-through" : ""}`}
        >
          {title}
        </span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 empty:hidden @sm:flex-none">{children}</span>
      </div>
      <span className="min-w-8 flex-none py-0.5 text-end text-faint text-small tabular-nums">
        {number === undefined ? null : `#${number}`}
      </span>
    </div>
  );
}
