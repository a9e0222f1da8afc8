import { expect, test } from "vitest";
import { recurrenceWords } from "@/lib/domain/recurrence-words";

test.each([
  ["FREQ=DAILY", "every day"],
  ["FREQ=DAILY;INTERVAL=3;COUNT=5", "every 3 days, 5 times"],
  ["FREQ=WEEKLY;BYDAY=MO,TH", "every Monday and Thursday"],
  ["FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "every weekday"],
  ["FREQ=WEEKLY;INTERVAL=2;BYDAY=FR", "every 2 weeks on Friday"],
  ["FREQ=WEEKLY;BYDAY=MO;UNTIL=20270601T000000Z", "every Monday, until June 1, 2027"],
  ["FREQ=MONTHLY;BYMONTHDAY=1,15", "every month on the 1st and 15th"],
  ["FREQ=MONTHLY;BYMONTHDAY=-1", "every month on the last day"],
  ["FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1", "every month on the 31st"],
  ["FREQ=MONTHLY;BYDAY=3TU", "every month on the third Tuesday"],
  ["FREQ=MONTHLY;BYDAY=+1MO,-1FR", "every month on the first Monday and last Friday"],
  ["FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "every month on the last weekday"],
  ["FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=22", "every year on the 22nd of March"],
  ["FREQ=YEARLY;BYMONTH=11;BYDAY=4TH", "every year on the fourth Thursday of November"],
  ["FREQ=WEEKLY;BYMONTH=6,7;BYDAY=SA", "every week on Saturday in June and July"],
  ["FREQ=HOURLY", "by a rule"],
])("the rule %s is said as %s", (rule, words) => expect(recurrenceWords(rule)).toBe(words));
