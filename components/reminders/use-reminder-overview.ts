import { useCallback, useEffect, useState } from "react";
import { useGathered } from "@/components/live/use-gathered";
import { useLiveEvent } from "@/components/live/use-live-event";
import { useOrderedReads } from "@/components/live/use-ordered-reads";
import { requestOverview } from "@/components/reminders/reminder-requests";
import type { ReminderOverview } from "@/lib/domain/reminder-overview";

/** What there is of reminders, kept as the server has it. Undefined until it has answered. */
export function useReminderOverview() {
  const [overview, setOverview] = useState<ReminderOverview>();
  const reads = useOrderedReads<ReminderOverview>();

  const load = useCallback(async () => {
    // Not to be had now: the live connection is gone as well, and says so when it is back.
    const answer = await reads.read(requestOverview).catch(() => undefined);
    if (answer) setOverview(answer);
  }, [reads]);
  const loadSoon = useGathered(load);

  useEffect(() => {
    void load();
  }, [load]);

  useLiveEvent(({ type }) => {
    if (type === "notifications" || type === "tasks" || type === "resync") loadSoon();
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
