/** What these places are called today. ICU goes on calling them by former names, which is not what people chose. */
const NAMES_OF_TODAY = [
  ...["Africa/Asmara", "America/Argentina/Buenos_Aires", "America/Argentina/Catamarca", "America/Argentina/Cordoba"],
  ...["America/Argentina/Jujuy", "America/Argentina/Mendoza", "America/Atikokan", "America/Indiana/Indianapolis"],
  ...["America/Kentucky/Louisville", "America/Nuuk", "Asia/Ho_Chi_Minh", "Asia/Kathmandu", "Asia/Kolkata"],
  ...["Asia/Yangon", "Atlantic/Faroe", "Europe/Kyiv", "Pacific/Chuuk", "Pacific/Kanton", "Pacific/Pohnpei"],
];

let known: ReadonlyMap<string, string> | undefined;

/** By their lower case. Worked out when it is first asked for: a page may never ask. */
function knownNames(): ReadonlyMap<string, string> {
  if (known) return known;
  const today = NAMES_OF_TODAY.filter((name) => nameInIntl(name) !== null);
  known = new Map(["UTC", ...Intl.supportedValuesOf("timeZone"), ...today].map((name) => [name.toLowerCase(), name]));
  return known;
}

/**
 * The one spelling of a time zone; null when it is none. Intl takes "europe/BERLIN" too, and a name of thirteen letters
 * has thousands of spellings. A name that people are offered stays as it is ("Europe/Kyiv" as well as "Europe/Kiev");
 * others become what Intl calls that zone ("US/Pacific" is America/Los_Angeles). "+01:00" is no zone: newer engines
 * take it, but it knows no summer time, and it would be right for half of the year.
 */
export function canonicalTimeZone(name: string): string | null {
  if (!/^[a-z]/i.test(name)) return null;
  return knownNames().get(name.toLowerCase()) ?? nameInIntl(name);
}

function nameInIntl(name: string): string | null {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
