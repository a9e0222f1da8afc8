import type { CompletionDay } from "@/components/activity/use-completion-days";
import type { CalendarDate } from "@/lib/domain/zoned-time";

const HEIGHT = 44;
const STEP = 8;
const WIDTH = 5.5;

/** What was done on each of the last eighty-four days, as bars; the figures are there in words, too. */
export function ActivityChart({ days }: { days: CompletionDay[] }) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const busiest = days.reduce((best, day) => (day.count > best.count ? day : best), { day: "", count: 0 });
  const best = busiest.count > 1 ? `, most on ${dayWords(busiest.day)}: ${busiest.count}` : "";
  const summary =
    total === 0
      ? "Nothing was ticked off in the last twelve weeks."
      : `${total} ${total === 1 ? "task" : "tasks"} ticked off in the last twelve weeks${best}.`;
  return (
    <figure>
      <figcaption className="text-label text-soft">{summary}</figcaption>
      <svg
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT + 2}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Tasks ticked off each day. ${summary}`}
        className="mt-3 h-14 w-full"
      >
        {days.map(({ day, count }, index) => {
          const height = count === 0 ? 2 : Math.max(5, (count / most) * HEIGHT);
          return (
            <rect
              key={day}
              x={index * STEP}
              y={HEIGHT + 2 - height}
              width={WIDTH}
              height={height}
              rx={1.5}
              className={count === 0 ? "fill-line" : "fill-accent"}
            >
              <title>{`${dayWords(day)}: ${count}`}</title>
            </rect>
          );
        })}
      </svg>
      <div aria-hidden="true" className="mt-1 flex justify-between text-faint text-small">
        <span>{dayWords(days[0]?.day ?? "")}</span>
        <span>Today</span>
      </div>
    </figure>
  );
}

/** A calendar date has no zone: it is written as if it were in UTC. */
const dayWords = (day: CalendarDate): string =>
  day === ""
    ? ""
    : new Intl.DateTimeFormat(undefined, { day: "numeric", month: "short", timeZone: "UTC" }).format(new Date(day));
