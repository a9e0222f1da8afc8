import Link from "next/link";

export type TaskTab = "open" | "done";

const TABS = [
  { tab: "open", label: "Open", href: "/" },
  { tab: "done", label: "Done", href: "/?show=done" },
] as const;

export function TaskTabs({ current }: { current: TaskTab }) {
  return (
    <nav aria-label="Which tasks" className="flex gap-5 text-label">
      {TABS.map(({ tab, label, href }) => (
        <Link
          key={tab}
          href={href}
          prefetch={false}
          aria-current={tab === current ? "page" : undefined}
          className="border-transparent border-b-[1.5px] pb-1 text-soft transition-colors duration-150 hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
