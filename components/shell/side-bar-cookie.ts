export const SIDE_BAR_COOKIE = "steward-side-bar";
