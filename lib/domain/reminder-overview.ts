import type { TaskJson } from "@/lib/domain/task-json";

/** One reminder that came, as the app shows it. */
export interface NotificationJson {
  id: string;
  reminder_id: string;
  task: Pick<TaskJson, "id" | "number" | "title" | "status" | "due_on" | "recurrence">;
  /** The moment it was meant for, in UTC. */
  occurrence_at: string;
  /** The server was away at that moment. */
  late: boolean;
  /** Quiet hours kept it until then. */
  held_until: string | null;
  read_at: string | null;
  snoozed_until: string | null;
  created_at: string;
}

/** Everything the app shows of reminders beside the tasks themselves. */
export interface ReminderOverview {
  /** The latest, newest first. */
  notifications: NotificationJson[];
  /** How many of all of them are unread. */
  unread: number;
  /** For each open task the next one to come. Quiet hours may keep it for longer. */
  upcoming: { task_id: string; next_at: string; held_until: string | null }[];
  /** How long a snooze is when nobody says. */
  snooze_minutes: number;
}
