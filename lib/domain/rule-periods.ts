import type { CalendarRule, Frequency } from "@/lib/domain/calendar-rule";
import { type DayNumber, dayNumberOf, partsOfDay, weekdayOfDay } from "@/lib/domain/day-number";

/** A year, month, week or day in which a rule names its days; both ends belong to it. */
export interface RulePeriod {
  first: DayNumber;
  last: DayNumber;
}

/** The rule's periods one after the other, without end. It begins at the one that holds `from`, not at the start. */
export function* periodsFrom(rule: CalendarRule, start: DayNumber, from: DayNumber): Generator<RulePeriod> {
  for (let index = Math.max(0, indexOfPeriod(rule, start, from)); ; index += 1) yield periodAt(rule, start, index);
}

/** In a gap between two periods ("every third week") it is the one before. */
function indexOfPeriod(rule: CalendarRule, start: DayNumber, from: DayNumber): number {
  const [begin, wanted] = [partsOfDay(start), partsOfDay(from)];
  const years = wanted.year - begin.year;
  const units: Record<Frequency, number> = {
    DAILY: from - start,
    WEEKLY: Math.floor((from - firstOfWeek(rule, start)) / 7),
    MONTHLY: years * 12 + wanted.month - begin.month,
    YEARLY: years,
  };
  return Math.floor(units[rule.frequency] / rule.interval);
}

function periodAt(rule: CalendarRule, start: DayNumber, index: number): RulePeriod {
  const step = index * rule.interval;
  if (rule.frequency === "DAILY") return { first: start + step, last: start + step };
  if (rule.frequency === "WEEKLY") {
    const first = firstOfWeek(rule, start) + step * 7;
    return { first, last: first + 6 };
  }
  const { year, month } = partsOfDay(start);
  if (rule.frequency === "YEARLY") {
    return { first: dayNumberOf(year + step, 1, 1), last: dayNumberOf(year + step, 12, 31) };
  }
  return { first: dayNumberOf(year, month + step, 1), last: dayNumberOf(year, month + step + 1, 0) };
}

const firstOfWeek = ({ weekStart }: CalendarRule, day: DayNumber): DayNumber =>
  day - ((weekdayOfDay(day) - weekStart + 7) % 7);
