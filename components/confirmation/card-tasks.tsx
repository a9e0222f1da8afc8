import { useRef } from "react";
import { useScrollEdges } from "@/components/confirmation/use-scroll-edges";
import { StoredTitle } from "@/components/stored-title";

interface CardTasksProps {
  tasks: { number: number; title: string }[];
}

/** More than this may not all be seen at once, and are counted from the first paint. */
const FEW = 6;

/** What a card is about. Nobody says yes to the end of a list without having been shown that there is one. */
export function CardTasks({ tasks }: CardTasksProps) {
  const box = useRef<HTMLDivElement>(null);
  const { above, below } = useScrollEdges(box);
  const scrolls = above || below;
  const count = tasks.length === 1 ? "1 task" : `${tasks.length} tasks`;
  return (
    <>
      <div className="relative -mx-2 mt-1.5">
        <div
          ref={box}
          // A keyboard must reach what it is to scroll, and be told where it is.
          {...(scrolls ? { role: "region", "aria-label": count, tabIndex: 0 } : {})}
          className="max-h-[40dvh] overflow-y-auto overscroll-contain rounded-small px-2 py-0.5"
        >
          <ul className="grid grid-cols-[auto_1fr] gap-x-2 gap-y-0.5 text-label">
            {tasks.map(({ number, title }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
              <li key={index} className="col-span-2 grid grid-cols-subgrid overflow-clip">
                <span className="text-faint tabular-nums">#{number}</span> <StoredTitle title={title} />
              </li>
            ))}
          </ul>
        </div>
        <Edge shown={above} className="top-0 bg-linear-to-b" />
        <Edge shown={below} className="bottom-0 bg-linear-to-t" />
      </div>
      {scrolls || tasks.length > FEW ? (
        <p className="mt-1.5 text-small text-soft">
          {count}
          {below ? ", more below" : " in all"}
        </p>
      ) : null}
    </>
  );
}

/** The list fades where it goes on. */
const Edge = ({ shown, className }: { shown: boolean; className: string }) => (
  <div
    aria-hidden="true"
    className={`pointer-events-none absolute inset-x-0 h-10 from-card to-transparent transition-opacity duration-150 ${shown ? "opacity-100" : "opacity-0"} ${className}`}
  />
);
