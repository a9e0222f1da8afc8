import { useCallback, useEffect, useRef, useState } from "react";
import { useLiveEvent } from "@/components/live/use-live-event";
import { requestOverview } from "@/components/reminders/reminder-requests";
import type { ReminderOverview } from "@/lib/domain/reminder-overview";

/** Changes often come in bursts; one look sees them all. */
const GATHER_MS = 60;

/** What there is of reminders, kept as the server has it. Undefined until it has answered. */
export function useReminderOverview() {
  const [overview, setOverview] = useState<ReminderOverview>();
  const latest = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const load = useCallback(async () => {
    latest.current += 1;
    const load = latest.current;
    // Not to be had now: the live connection is gone as well, and says so when it is back.
    const answer = await requestOverview().catch(() => undefined);
    if (answer && load === latest.current) setOverview(answer);
  }, []);

  useEffect(() => {
    void load();
    return () => clearTimeout(timer.current);
  }, [load]);

  useLiveEvent(({ type }) => {
    if (type !== "notifications" && type !== "tasks" && type !== "resync") return;
    clearTimeout(timer.current);
    timer.current = setTimeout(load, GATHER_MS);
  });

  /** Shown as read at once; the server's answer puts right what was wrong. */
  const showRead = useCallback((ids: readonly string[] | "all") => {
    setOverview((known) => {
      if (!known) return known;
      const now = new Date().toISOString();
      const isMeant = (id: string) => ids === "all" || ids.includes(id);
      const fresh = known.notifications.filter(({ id, read_at }) => read_at === null && isMeant(id)).length;
      return {
        ...known,
        unread: ids === "all" ? 0 : Math.max(0, known.unread - fresh),
        notifications: known.notifications.map((each) =>
          each.read_at === null && isMeant(each.id) ? { ...each, read_at: now } : each,
        ),
      };
    });
  }, []);

  return { overview, load, showRead };
}
