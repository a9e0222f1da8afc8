/** Carries the browser's time zone to the provider and back, for a first sign-in. */
export const TIME_ZONE_COOKIE = "steward.time-zone";
