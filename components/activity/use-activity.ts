import { useCallback, useEffect, useReducer, useRef } from "react";
import { type ActivityFilter, activityQuery } from "@/components/activity/activity-filter";
import { useLiveEvent } from "@/components/live/use-live-event";
import { sendRequest, sentenceOf } from "@/components/send-request";
import type { ActivityRecordJson } from "@/lib/domain/activity-record-json";

export interface ActivityPage {
  records: ActivityRecordJson[];
  next_cursor: string | null;
}

interface ActivityState {
  loading: boolean;
  failure: string | undefined;
  records: ActivityRecordJson[];
  nextCursor: string | null;
}

type ActivityChange =
  | { type: "asked" }
  | { type: "loaded"; page: ActivityPage; isFirst: boolean }
  | { type: "failed"; sentence: string };

const EMPTY: ActivityState = { loading: true, failure: undefined, records: [], nextCursor: null };

function changeActivity(state: ActivityState, change: ActivityChange): ActivityState {
  switch (change.type) {
    case "asked":
      return { ...state, loading: true, failure: undefined };
    case "failed":
      return { ...state, loading: false, failure: change.sentence };
    case "loaded": {
      const before = change.isFirst ? [] : state.records;
      const known = new Set(before.map(({ id }) => id));
      const fresh = change.page.records.filter(({ id }) => !known.has(id));
      return {
        loading: false,
        failure: undefined,
        records: [...before, ...fresh],
        nextCursor: change.page.next_cursor,
      };
    }
  }
}

/** The audit as the filter shows it, newest first; what is done meanwhile comes in at the top. */
export function useActivity({ kind, origin, search }: ActivityFilter) {
  const [state, change] = useReducer(changeActivity, EMPTY);
  const latest = useRef(0);

  const load = useCallback(
    async (cursor?: string): Promise<void> => {
      latest.current += 1;
      const request = latest.current;
      change({ type: "asked" });
      const query = new URLSearchParams({ ...activityQuery({ kind, origin, search }), ...(cursor ? { cursor } : {}) });
      try {
        const page = await sendRequest<ActivityPage>("GET", `/api/activity?${query}`);
        if (request === latest.current) change({ type: "loaded", page, isFirst: cursor === undefined });
      } catch (error) {
        if (request === latest.current) change({ type: "failed", sentence: sentenceOf(error) });
      }
    },
    [kind, origin, search],
  );
  useEffect(() => {
    load();
  }, [load]);
  useLiveEvent((event) => {
    if (event.type === "tasks" || event.type === "resync") void load();
  });

  return { ...state, load };
}
