/** What LOG_LEVEL may be. */
export const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "silent"] as const;
