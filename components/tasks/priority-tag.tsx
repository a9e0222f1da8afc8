import { Tag } from "@/components/tasks/tag";
import type { TaskPriority } from "@/lib/domain/task";

/** Only what is urgent has colour. */
export function PriorityTag({ priority }: { priority: TaskPriority }) {
  if (priority === "high") {
    return (
      <Tag tone="amber">
        <svg viewBox="0 0 10 9" aria-hidden="true" className="w-2.5 fill-current">
          <path d="M5 .6a1 1 0 0 1 .9.5l3.6 6.2A1 1 0 0 1 8.6 9H1.4a1 1 0 0 1-.9-1.7L4.1 1.1A1 1 0 0 1 5 .6Z" />
        </svg>
        High
      </Tag>
    );
  }
  return <Tag tone="faint">{priority === "medium" ? "Medium" : "Low"}</Tag>;
}
