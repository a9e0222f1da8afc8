import type { Reading } from "@/lib/language/text/read-number";
import type { Token } from "@/lib/language/text/token";
import { wordIn } from "@/lib/language/text/word-in";
import { wordSet } from "@/lib/language/text/word-set";
import { isPlainlyClock, readClock } from "@/lib/language/time/read-clock";
import { readList } from "@/lib/language/time/read-repeat-lists";
import type { Clock } from "@/lib/language/time/time-piece";

const LEADS = wordSet("at @ around");
/** After a bare number these show that it was a time: "at 9 and 5 on Fridays", not "at 9 and 5 pushups". */
const ENDS = wordSet(
  ". ! ? , ; ) and & on every each for until till starting beginning from to daily weekly monthly in",
);

/** "9", "at 5pm", "noon"; after the first the word "at" may be said again or not. */
function readOne(tokens: readonly Token[], at: number): Reading<Clock> | null {
  const start = LEADS.has(wordIn(tokens, at)) ? at + 1 : at;
  const clock = readClock(tokens, start);
  if (!clock) return null;
  const isEnd = !tokens[clock.next] || ENDS.has(wordIn(tokens, clock.next));
  return isEnd || isPlainlyClock(tokens, start, clock) ? clock : null;
}

/**
 * "8 and 10pm" are both in the evening, "9 and 5pm" are not: the half of the day is shared while the order stays. Beside a
 * time like 14 all are said as such clocks show them.
 */
function shareHalf(clocks: readonly Clock[]): Clock[] {
  const last = clocks.at(-1);
  if (clocks.some(({ hour, meridiem }) => hour > 12 && meridiem === null))
    return clocks.map((clock) => ({ ...clock, meridiem: clock.meridiem ?? (clock.hour < 12 ? "am" : "pm") }));
  if (!last?.meridiem) return [...clocks];
  return clocks.map((clock) => {
    const hour = clock.hour + (last.meridiem === "pm" && clock.hour < 12 ? 12 : 0);
    const isShared = clock.meridiem === null && clock.hour <= 12 && hour < last.hour;
    return isShared ? { ...clock, hour, meridiem: last.meridiem } : clock;
  });
}

/** "at 9", "at 9 and 5pm", "at 10, 12 and 17". A rule has one minute for all its hours, so others end the list. */
export function readClocks(tokens: readonly Token[], at: number): Reading<Clock[]> | null {
  const start = wordIn(tokens, at) === "," ? at + 1 : at;
  const first = LEADS.has(wordIn(tokens, start)) ? readOne(tokens, start) : readPlain(tokens, start);
  const clocks = first && readList(tokens, start, readOne);
  if (!clocks) return null;
  const isOneMinute = clocks.value.every(({ minute }) => minute === first.value.minute);
  return isOneMinute ? { value: shareHalf(clocks.value), next: clocks.next } : { ...first, value: [first.value] };
}

/** Without "at" the first must look like a time by itself: "daily, 6am and 6pm". */
function readPlain(tokens: readonly Token[], at: number): Reading<Clock> | null {
  const clock = readClock(tokens, at);
  return clock && isPlainlyClock(tokens, at, clock) ? clock : null;
}
