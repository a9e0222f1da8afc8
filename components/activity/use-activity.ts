import { useCallback, useEffect, useReducer, useRef } from "react";
import { type ActivityFilter, activityQuery } from "@/components/activity/activity-filter";
import { useLiveEvent } from "@/components/live/use-live-event";
import { type Page, readPages } from "@/components/read-pages";
import { sendRequest, sentenceOf } from "@/components/send-request";
import type { ActivityRecordJson } from "@/lib/domain/activity-record-json";

interface ActivityAnswer {
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
  | { type: "loaded"; page: Page<ActivityRecordJson>; isFirst: boolean }
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
      const fresh = change.page.items.filter(({ id }) => !known.has(id));
      return {
        loading: false,
        failure: undefined,
        records: [...before, ...fresh],
        nextCursor: change.page.nextCursor,
      };
    }
  }
}

async function requestActivity(filter: ActivityFilter, cursor: string | null): Promise<Page<ActivityRecordJson>> {
  const query = new URLSearchParams({ ...activityQuery(filter), ...(cursor ? { cursor } : {}) });
  const { records, next_cursor } = await sendRequest<ActivityAnswer>("GET", `/api/activity?${query}`);
  return { items: records, nextCursor: next_cursor };
}

/** The audit as the filter shows it, newest first; what is done meanwhile comes in at the top. */
export function useActivity({ kind, origin, search }: ActivityFilter) {
  const [state, change] = useReducer(changeActivity, EMPTY);
  const latest = useRef(0);

  /** Only the latest of several answers counts. */
  const load = useCallback(async (read: () => Promise<Page<ActivityRecordJson>>, isFirst: boolean): Promise<void> => {
    latest.current += 1;
    const request = latest.current;
    change({ type: "asked" });
    try {
      const page = await read();
      if (request === latest.current) change({ type: "loaded", page, isFirst });
    } catch (error) {
      if (request === latest.current) change({ type: "failed", sentence: sentenceOf(error) });
    }
  }, []);
  const readPage = useCallback(
    (cursor: string | null) => requestActivity({ kind, origin, search }, cursor),
    [kind, origin, search],
  );
  useEffect(() => {
    void load(() => readPage(null), true);
  }, [load, readPage]);

  const reload = () => load(() => readPages(state.records.length, readPage), true);
  useLiveEvent((event) => {
    if (event.type === "tasks" || event.type === "resync") void reload();
  });

  return { ...state, reload, loadMore: () => load(() => readPage(state.nextCursor), false) };
}
