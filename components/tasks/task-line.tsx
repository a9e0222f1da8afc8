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

/** One task: its box, its title, its facts. On a narrow screen the facts stand under the title. */
export function TaskLine({ box, title, number, struck, children }: TaskLineProps) {
  return (
    <div className="flex items-start gap-3">
      <span className="mt-[0.15rem]">{box}</span>
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 @sm:flex">
        {/* Beside its box also when the title reads from right to left. */}
        <span
          dir="auto"
          className={`min-w-0 flex-1 text-left wrap-anywhere transition-colors duration-150 ${struck ? "text-faint line-through" : ""}`}
        >
          {title}
        </span>
        <span className="row-start-2 flex flex-wrap items-center gap-x-3 gap-y-1 empty:hidden @sm:flex-none">
          {children}
        </span>
        <span className="min-w-7 py-0.5 text-end text-faint text-small tabular-nums">
          {number === undefined ? null : `#${number}`}
        </span>
      </div>
    </div>
  );
}
