import type { HolidayRule } from "@/lib/language/time/holidays/holiday-rule";
import {
  elongationAt,
  newMoonAfter,
  newMoonBefore,
  siderealMoonAt,
  siderealSunAt,
} from "@/lib/language/time/holidays/moon";
import { DAY, HOUR, MINUTE, type Wall, wallAt } from "@/lib/language/time/wall";

/** Months of the Indian moon calendar, each from new moon to new moon. */
export const [CHAITRA, VAISAKHA, ASHADHA, SHRAVANA, BHADRAPADA, ASHWIN, KARTIKA, PAUSHA, MAGHA, PHALGUNA] = [
  0, 1, 3, 4, 5, 6, 7, 9, 10, 11,
] as const;
export const [DAWN, NOON, AFTERNOON, EVENING, MIDNIGHT] = [6, 12, 14, 18, 24] as const;
const INDIAN_TIME = 5 * HOUR + 30 * MINUTE;

/** Which thirtieth of its way from new moon to new moon the moon is in, from 1. */
const phaseAt = (instant: Wall): number => Math.floor(elongationAt(instant) / 12) + 1;

const rashi = (instant: Wall): number => Math.floor(siderealSunAt(instant) / 30);

/** A month is named after the sign the sun enters in it; one without such an entry is a leap month, without holidays. */
function monthAt(instant: Wall): number | null {
  const start = newMoonBefore(instant);
  const sign = rashi(start);
  return rashi(newMoonAfter(start)) === sign ? null : (sign + 1) % 12;
}

export function remember(find: (year: number) => Wall | null): (year: number) => Wall | null {
  const found = new Map<number, Wall | null>();
  return (year) => {
    const known = found.get(year);
    if (known !== undefined) return known;
    const day = find(year);
    found.set(year, day);
    return day;
  };
}

/** The day on which, at the hour that counts for it, the moon is in its nth thirtieth of a month; `later` days on. */
export function tithi(month: number, nth: number, hour: number, names: string[], later = 0): HolidayRule {
  const dateIn = remember((year) => {
    for (let day = wallAt(year, 1, 1); day < wallAt(year + 1, 1, 1); day += DAY) {
      const instant = day + hour * HOUR - INDIAN_TIME;
      const phase = phaseAt(instant);
      // A short one may begin after that hour and be over before it comes round again.
      const isBetween = phase === nth - 1 && phaseAt(instant + DAY) === nth + 1;
      // Then the day counts at whose dawn it is.
      const isNextDay = isBetween && hour < EVENING && phaseAt(day + DAY + DAWN * HOUR - INDIAN_TIME) === nth;
      if ((phase === nth || isBetween) && monthAt(instant) === month) return day + (later + (isNextDay ? 1 : 0)) * DAY;
    }
    return null;
  });
  return { names, dateIn };
}

/** The day by whose evening the sun has entered a sign. */
export function entry(degrees: number, month: number, names: string[], later = 0): HolidayRule {
  const dateIn = remember((year) => {
    for (let day = wallAt(year, month, 8); day < wallAt(year, month, 28); day += DAY) {
      const sun = siderealSunAt(day + EVENING * HOUR - INDIAN_TIME);
      if ((sun - degrees + 360) % 360 < 180) return day + later * DAY;
    }
    return null;
  });
  return { names, dateIn };
}

/** The day at whose dawn the moon is in the star Shravana while the sun is in the Lion: Onam. */
export function onamIn(year: number): Wall | null {
  // When the moon passes it twice in the month, the second time counts.
  for (let day = wallAt(year, 9, 20); day > wallAt(year, 8, 14); day -= DAY) {
    const instant = day + DAWN * HOUR - INDIAN_TIME;
    if (rashi(instant) === 4 && Math.floor((siderealMoonAt(instant) * 27) / 360) === 21) return day;
  }
  return null;
}
