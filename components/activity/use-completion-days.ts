import { useCallback, useEffect, useState } from "react";
import { useGathered } from "@/components/live/use-gathered";
import { useLiveEvent } from "@/components/live/use-live-event";
import { useOrderedReads } from "@/components/live/use-ordered-reads";
import { sendRequest } from "@/components/send-request";
import type { CalendarDate } from "@/lib/domain/zoned-time";

export interface CompletionDay {
  day: CalendarDate;
  count: number;
}

/** What was done on each of the last eighty-four days; undefined until it is known. */
export function useCompletionDays(): CompletionDay[] | undefined {
  const [days, setDays] = useState<CompletionDay[]>();
  const reads = useOrderedReads<{ days: CompletionDay[] }>();
  const load = useCallback(async (): Promise<void> => {
    // The list below says that something is wrong; the chart shows what it last knew.
    const answer = await reads.read(requestDays).catch(() => undefined);
    if (answer) setDays(answer.days);
  }, [reads]);
  const loadSoon = useGathered(load);
  useEffect(() => {
    void load();
  }, [load]);
  useLiveEvent((event) => {
    if (event.type === "tasks" || event.type === "resync") loadSoon();
  });
  return days;
}

const requestDays = () => sendRequest<{ days: CompletionDay[] }>("GET", "/api/activity/days");
