import type { ReactNode } from "react";

const TONES = {
  plain: "bg-panel px-2 text-soft",
  late: "bg-warn-soft px-2 text-warn",
  amber: "text-amber",
  faint: "text-faint",
} as const;

/** A small fact beside a title: when it is due, how much it matters. */
export function Tag({ tone = "plain", children }: { tone?: keyof typeof TONES; children: ReactNode }) {
  return (
    <span
      className={`inline-flex min-h-[calc(1lh+4px)] items-center gap-1 whitespace-nowrap rounded-small py-0.5 text-small tabular-nums ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
