import { useCallback, useEffect, useReducer } from "react";
import { type ActivityFilter, activityQuery } from "@/components/activity/activity-filter";
import { useGathered } from "@/components/live/use-gathered";
import { useLiveEvent } from "@/components/live/use-live-event";
import { useOrderedReads } from "@/components/live/use-ordered-reads";
import { type Page, readPages } from "@/components/read-pages";
import { sendRequest, sentenceOf } from "@/components/send-request";
import { useLatestCallback } from "@/components/use-latest-callback";
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
  const reads = useOrderedReads<Page<ActivityRecordJson>>();

  const readPage = useCallback(
    (cursor: string | null) => requestActivity({ kind, origin, search }, cursor),
    [kind, origin, search],
  );
  const show = useCallback(
    async (reading: Promise<Page<ActivityRecordJson> | undefined>, isFirst: boolean): Promise<void> => {
      try {
        const page = await reading;
        if (page) change({ type: "loaded", page, isFirst });
      } catch (error) {
        change({ type: "failed", sentence: sentenceOf(error) });
      }
    },
    [],
  );
  useEffect(() => {
    reads.startOver();
    change({ type: "asked" });
    const reading = reads.read(() => readPage(null));
    void show(reading, true);
  }, [reads, show, readPage]);

  const shownCount = useLatestCallback(() => state.records.length);
  const reload = (): Promise<void> => {
    change({ type: "asked" });
    const reading = reads.read(() => readPages(shownCount(), readPage));
    return show(reading, true);
  };
  const loadMore = (): Promise<void> => {
    const reading = reads.readOn(({ nextCursor }) => {
      if (nextCursor === null) return undefined;
      change({ type: "asked" });
      return readPage(nextCursor);
    });
    return show(reading, false);
  };
  const reloadSoon = useGathered(reload);
  useLiveEvent((event) => {
    if (event.type === "tasks" || event.type === "resync") reloadSoon();
  });

  return { ...state, reload, loadMore };
}
