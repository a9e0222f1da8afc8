import type { ReactNode } from "react";
import { Tag } from "@/components/tasks/tag";
import { TickBox } from "@/components/tasks/tick-box";

interface TaskLineProps {
  title: string;
  /** Undefined until the server has given one. */
  number: number | undefined;
  ticked: boolean;
  onTick: (ticked: boolean) => void;
  /** Priority, date and the like. */
  children?: ReactNode;
}

/** One task: its box, its title, its facts. On a phone the facts stand under the title. */
export function TaskLine({ title, number, ticked, onTick, children }: TaskLineProps) {
  return (
    <div className="flex items-start gap-3">
      <span className="mt-[0.15rem]">
        <TickBox label={title} ticked={ticked} disabled={number === undefined} onTick={onTick} />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-x-4 gap-y-0.5 tablet:flex-row tablet:items-baseline">
        <span
          dir="auto"
          className={`min-w-0 flex-1 wrap-anywhere transition-colors duration-150 ${ticked ? "text-faint line-through" : ""}`}
        >
          {title}
        </span>
        <span className="flex flex-none items-center gap-3">
          {children}
          {number === undefined ? null : <Tag tone="faint">#{number}</Tag>}
        </span>
      </div>
    </div>
  );
}
