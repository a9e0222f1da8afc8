/** A date the person's own calendar shows that many days from today. */
export const dayFromToday = (days: number): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Berlin" }).format(Date.now() + days * 24 * 60 * 60 * 1000);
