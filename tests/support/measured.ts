/** Settings for a server of those that are about how much a person may ask for in a minute, and what a scheduler may. */
export const MEASURED = {
  CRON_SECRET: "only the scheduler knows, and it is long",
  RATE_LIMIT_MESSAGES: "25",
  RATE_LIMIT_REQUESTS: "150",
};
