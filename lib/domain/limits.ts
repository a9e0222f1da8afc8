/** Every limit a person or a program can run into, in one place. */
export const LIMITS = {
  nameLength: 80,
  titleLength: 255,
  descriptionLength: 1000,
  messageLength: 2000,
  /** The largest number a task can have: what the column holds. */
  taskNumber: 2_147_483_647,
  listPage: 100,
  listPageDefault: 50,
  /** Totals are counted exactly up to here, then said as "1,000+". */
  exactTotal: 1000,
  tasksPerConfirmation: 100,
  confirmationMinutes: 5,
  binDays: 30,
  repeatIntervalMinutes: 1440,
  repeatCount: 100,
  /** How far back a repeating task may begin: all that was missed of a count is walked through when it is done. */
  recurrenceStartYears: 10,
  /** At most this many changes by a model in one turn, whatever it was talked into. */
  modelWritesPerTurn: 10,
  /** How much of a conversation goes to a model. */
  historyMessages: 50,
  /** How often a model may call tools and look at the results before the turn ends. */
  stepsPerTurn: 8,
  /** Tokens of all steps of a turn together, read and written. */
  tokensPerTurn: 60_000,
  tokensPerAnswer: 2_000,
  secondsPerTurn: 120,
  conversationTitleLength: 120,
  /** The shortest secret that is taken; `openssl rand -base64 32` makes one of 44. */
  secretLength: 32,
  idempotencyKeyLength: 200,
  pushDevices: 20,
  accessTokens: 50,
  accessTokenDays: 366,
  /** A session ends after so long without being renewed, and this long after signing in however often it was. */
  idleSessionDays: 30,
  sessionDays: 90,
  /** A code that proves an address: how long it holds, how often it may be said, how many are mailed to one person. */
  emailCodeMinutes: 30,
  emailCodeTries: 5,
  emailCodesADay: 5,
} as const;
