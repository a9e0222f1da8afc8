import type { HolidayRule } from "@/lib/language/time/holidays/holiday-rule";
import { elongationAt, newMoonAfter, newMoonBefore, siderealSunAt } from "@/lib/language/time/holidays/moon";
import { DAY, HOUR, MINUTE, type Wall, wallAt } from "@/lib/language/time/wall";

/** Months of the Indian moon calendar, each from new moon to new moon. */
const [CHAITRA, VAISAKHA, ASHADHA, SHRAVANA, BHADRAPADA, ASHWIN, KARTIKA, PAUSHA, MAGHA, PHALGUNA] = [
  0, 1, 3, 4, 5, 6, 7, 9, 10, 11,
] as const;
const [DAWN, NOON, AFTERNOON, EVENING, MIDNIGHT] = [6, 12, 14, 18, 24] as const;
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

function remember(find: (year: number) => Wall | null): (year: number) => Wall | null {
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
function tithi(month: number, nth: number, hour: number, names: string[], later = 0): HolidayRule {
  const dateIn = remember((year) => {
    for (let day = wallAt(year, 1, 1); day < wallAt(year + 1, 1, 1); day += DAY) {
      const instant = day + hour * HOUR - INDIAN_TIME;
      const phase = phaseAt(instant);
      // A short one may begin after that hour and be over before it comes round again.
      const isBetween = phase === nth - 1 && phaseAt(instant + DAY) === nth + 1;
      if ((phase === nth || isBetween) && monthAt(instant) === month) return day + later * DAY;
    }
    return null;
  });
  return { names, dateIn };
}

/** The day by whose evening the sun has entered a sign. */
function entry(degrees: number, month: number, names: string[], later = 0): HolidayRule {
  const dateIn = remember((year) => {
    for (let day = wallAt(year, month, 8); day < wallAt(year, month, 28); day += DAY) {
      const sun = siderealSunAt(day + EVENING * HOUR - INDIAN_TIME);
      if ((sun - degrees + 360) % 360 < 180) return day + later * DAY;
    }
    return null;
  });
  return { names, dateIn };
}

export const INDIAN_HOLIDAYS: readonly HolidayRule[] = [
  entry(270, 1, ["bogi pandigai", "bhogi", "lohri"], -1),
  entry(270, 1, [
    "makar sankranti",
    "makara sankranti",
    "makara sankranthi",
    "maghi",
    "pongal",
    "thai pongal",
    "uttarayan",
  ]),
  entry(270, 1, ["mattu pongal", "maattu pongal"], 1),
  entry(270, 1, ["kaanum pongal", "kanni pongal", "kanum pongal"], 2),
  entry(0, 4, ["vaisakhi", "baisakhi", "vaishakhi", "vasakhi", "mesha sankranti"]),
  tithi(PAUSHA, 7, DAWN, ["guru gobind singh jayanti", "guru gobind singh birthday", "guru govind singh jayanti"]),
  tithi(MAGHA, 5, DAWN, ["vasant panchami", "basant panchami", "saraswati puja"]),
  tithi(MAGHA, 15, EVENING, [
    "guru ravidass birthday",
    "guru ravidass jayanti",
    "guru ravidas jayanti",
    "guru ravidas birthday",
  ]),
  tithi(MAGHA, 25, DAWN, ["saraswati jayanti", "maharishi dayanand saraswati jayanti", "dayananda saraswati jayanti"]),
  tithi(MAGHA, 29, MIDNIGHT, ["maha shivaratri", "mahashivratri", "maha shivratri", "shivaratri"]),
  tithi(PHALGUNA, 15, EVENING, ["holika dahan", "chhoti holi", "kamudu pyre"]),
  tithi(PHALGUNA, 15, EVENING, ["holi", "dhulandi", "dhulendi", "phagwah", "rangwali holi"], 1),
  tithi(CHAITRA, 1, DAWN, ["ugadi", "yugadi", "gudi padwa", "samvatsaradi", "chaitra sukladi", "chaitra sukhladi"]),
  tithi(CHAITRA, 9, NOON, ["rama navami", "ram navami", "ramanavami"]),
  tithi(CHAITRA, 13, DAWN, [
    "mahavir jayanti",
    "mahaveer jayanti",
    "mahavir janma kalyanak",
    "mahaveer janma kalyanak",
  ]),
  tithi(CHAITRA, 15, DAWN, ["hanuman jayanti"]),
  tithi(VAISAKHA, 3, NOON, ["akshaya tritiya", "parashurama jayanti", "parashuram jayanti"]),
  tithi(VAISAKHA, 15, EVENING, [
    "buddha purnima",
    "buddhas birthday",
    "buddha day",
    "vesak",
    "vaisakha",
    "vaisakha purnima",
  ]),
  tithi(ASHADHA, 2, DAWN, ["ratha yatra", "rath yatra", "rathayatra"]),
  tithi(ASHADHA, 15, DAWN, ["guru purnima"]),
  tithi(SHRAVANA, 5, DAWN, ["naga panchami", "nag panchami"]),
  tithi(SHRAVANA, 15, AFTERNOON, ["raksha bandhan", "rakhi"]),
  tithi(SHRAVANA, 23, MIDNIGHT, ["krishna janmashtami", "janmashtami", "gokulashtami"]),
  tithi(BHADRAPADA, 4, NOON, ["ganesh chaturthi", "vinayaka chaturthi", "vinayak chaturthi"]),
  tithi(BHADRAPADA, 30, DAWN, ["mahalaya", "mahalaya amavasya"]),
  tithi(ASHWIN, 1, DAWN, ["navaratri", "navratri", "durga puja"]),
  tithi(ASHWIN, 7, DAWN, ["maha saptami"]),
  tithi(ASHWIN, 8, DAWN, ["durga ashtami", "maha ashtami"]),
  tithi(ASHWIN, 9, DAWN, ["maha navami", "ayudha puja"]),
  tithi(ASHWIN, 10, AFTERNOON + 2, ["dussehra", "vijayadashami", "dasara", "dashain"]),
  tithi(ASHWIN, 15, EVENING, [
    "sharad purnima",
    "valmiki jayanti",
    "maharishi valmiki jayanti",
    "pargat diwas",
    "kojagiri purnima",
  ]),
  tithi(ASHWIN, 19, EVENING + 2, ["karva chauth", "karwa chauth", "karaka chaturthi"]),
  tithi(ASHWIN, 28, EVENING, ["dhanteras", "dhanatrayodashi"]),
  tithi(ASHWIN, 30, EVENING, ["naraka chaturdashi", "choti diwali", "chhoti diwali", "kali chaudas"], -1),
  tithi(ASHWIN, 30, EVENING, ["diwali", "deepavali", "lakshmi puja"]),
  tithi(KARTIKA, 1, DAWN, ["govardhan puja", "annakut", "bali pratipada"]),
  tithi(KARTIKA, 2, AFTERNOON, ["bhai dooj", "bhaiya dooj", "bhau beej"]),
  tithi(KARTIKA, 6, EVENING, ["chhath", "chhath puja", "chhath parv", "dala puja", "surya shashthi"]),
  tithi(KARTIKA, 15, DAWN, ["guru nanak jayanti", "guru nanak gurpurab", "guru nanak birthday", "gurpurab"]),
];
