import { useCallback, useEffect, useState } from "react";
import { useLiveEvent } from "@/components/live/use-live-event";
import { sendRequest } from "@/components/send-request";
import type { CalendarDate } from "@/lib/domain/zoned-time";

export interface CompletionDay {
  day: CalendarDate;
  count: number;
}

/** What was done on each of the last eighty-four days; undefined until it is known. */
export function useCompletionDays(): CompletionDay[] | undefined {
  const [days, setDays] = useState<CompletionDay[]>();
  const load = useCallback(
    () =>
      sendRequest<{ days: CompletionDay[] }>("GET", "/api/activity/days").then(
        (answer) => setDays(answer.days),
        // The list below says that something is wrong; the chart shows what it last knew.
        () => {},
      ),
    [],
  );
  useEffect(() => {
    load();
  }, [load]);
  useLiveEvent((event) => {
    if (event.type === "tasks" || event.type === "resync") void load();
  });
  return days;
}
