"use client";

import { ActivityChart } from "@/components/activity/activity-chart";
import { ActivityEntry } from "@/components/activity/activity-entry";
import { readActivityFilter, writeActivityFilter } from "@/components/activity/activity-filter";
import { ActivityFilters } from "@/components/activity/activity-filters";
import { dayGroups } from "@/components/activity/day-groups";
import { useActivity } from "@/components/activity/use-activity";
import { useCompletionDays } from "@/components/activity/use-completion-days";
import { Button } from "@/components/button";
import { TaskSkeleton } from "@/components/tasks/task-skeleton";
import { useAddressFilter } from "@/components/use-address-filter";

/** The audit for people. */
export function ActivityPage({ timeZone }: { timeZone: string }) {
  const days = useCompletionDays();
  const [filter, changeFilter] = useAddressFilter(readActivityFilter, writeActivityFilter);
  const { records, loading, failure, nextCursor, reload, loadMore } = useActivity(filter);

  return (
    <div className="mx-auto max-w-[720px] px-5 pt-5 pb-20">
      <h1 className="font-semibold text-lead">Activity</h1>
      <div className="mt-2 min-h-29">{days ? <ActivityChart days={days} /> : null}</div>
      <ActivityFilters filter={filter} onChange={changeFilter} />
      {dayGroups(records, timeZone, new Date()).map(({ day, records: ofDay }) => (
        <section key={day} aria-label={day} className="mt-6">
          <h2 className="font-semibold text-small text-soft">{day}</h2>
          <ul>
            {ofDay.map((record) => (
              <ActivityEntry key={record.id} record={record} timeZone={timeZone} onChange={reload} />
            ))}
          </ul>
        </section>
      ))}
      {loading && records.length === 0 ? <TaskSkeleton says="Loading what was done" /> : null}
      {failure ? (
        <div role="alert" className="mt-8 flex items-center justify-between gap-4 rounded-large bg-panel px-4 py-3">
          <p>{failure}</p>
          <Button onClick={reload}>Retry</Button>
        </div>
      ) : null}
      {!loading && !failure && records.length === 0 ? (
        <p className="mt-16 text-center text-soft">Nothing like that was done.</p>
      ) : null}
      {nextCursor && !failure ? (
        <Button className="mt-6" disabled={loading} onClick={loadMore}>
          Show more
        </Button>
      ) : null}
    </div>
  );
}
