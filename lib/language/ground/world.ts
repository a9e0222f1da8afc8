import type { CalendarDate } from "@/lib/domain/zoned-time";

/** A task as far as it takes to tell whether it is meant. */
export interface KnownTask {
  id: string;
  number: number;
  title: string;
  status: "pending" | "completed";
  due_on: CalendarDate | null;
}

/** What the person has that a message may be about: the tasks that share a word with it. */
export interface World {
  tasks: readonly KnownTask[];
}
