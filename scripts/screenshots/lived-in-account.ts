import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import pg from "pg";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A calendar date so many days from today. */
const day = (fromToday: number): string => new Date(Date.now() + fromToday * DAY_MS).toISOString().slice(0, 10);

/** What there is to do, in the order of its numbers. */
const TASKS = [
  { title: "Return the library books", due: day(-4) },
  { title: "Submit expenses", due: day(0), priority: "medium" },
  { title: "Book the dentist", due: day(0) },
  { title: "Put the bins out", due: `${day(0)}T22:00`, recurrence: "FREQ=WEEKLY" },
  { title: "Send the invoice to Nadia", due: `${day(1)}T14:30`, description: "March and April, with the new address" },
  { title: "Water the plants", due: day(3), recurrence: "FREQ=WEEKLY" },
  { title: "Renew passport", due: day(28) },
  { title: "Read “1984”" },
  { title: "Find a plumber for the kitchen", priority: "low" },
];

/** What was done over the weeks, again and again. */
const CHORES = [
  "Pay the rent",
  "Clean the kitchen",
  "Answer Tom’s mail",
  "Buy coffee",
  "Call home",
  "Go for a run",
  "Fix the bike light",
  "Write the weekly notes",
  "Order printer paper",
];
const WEEKS = 12;

/** A busy Monday, a quiet weekend, a week away. */
function choresOn(daysAgo: number): number {
  const weekday = new Date(Date.now() - daysAgo * DAY_MS).getUTCDay();
  const isAway = daysAgo > 38 && daysAgo < 46;
  const usual = [0, 5, 3, 4, 2, 3, 1][weekday] ?? 0;
  return isAway ? 0 : Math.max(0, usual + ((daysAgo * 7) % 4) - 1);
}

const PAST_CONVERSATIONS = [
  { title: "Taxes", daysAgo: 24, said: ["what is overdue?", "show my tasks"] },
  { title: "Birthday presents", daysAgo: 6, said: ["show my tasks without a date"] },
  { title: "What did I finish last week?", daysAgo: 4, said: ["show completed tasks"] },
  { title: "Plan the offsite", daysAgo: 1, said: ["Add task: Book a room for the offsite next month"] },
];

/** Ends in a question, which stays open for five minutes. */
const SAID_TODAY = [
  "what's due this week?",
  "remind me to call the bank tomorrow at 9, it's urgent",
  "delete tasks 1 and 8",
];

/** Somebody's list after twelve weeks: all of it made through the API, then moved to the days it stands for. */
export class LivedInAccount {
  constructor(
    private readonly request: APIRequestContext,
    private readonly databaseUrl: string,
  ) {}

  async make(): Promise<void> {
    for (const task of TASKS) await this.post("/api/tasks", task);
    await this.age(WEEKS * 7);
    for (let daysAgo = WEEKS * 7 - 1; daysAgo >= 0; daysAgo -= 1) await this.doChores(daysAgo);
    for (const { title, daysAgo, said } of PAST_CONVERSATIONS) {
      await this.converse(title, said);
      await this.age(daysAgo);
    }
  }

  /** The conversation of today, with a card that waits for an answer; gives its address. */
  async talk(): Promise<string> {
    return `/c/${await this.converse("Library, bank and books", SAID_TODAY)}`;
  }

  private async doChores(daysAgo: number): Promise<void> {
    for (let index = 0; index < choresOn(daysAgo); index += 1) {
      const { task } = await this.post("/api/tasks", { title: CHORES[(daysAgo + index) % CHORES.length] });
      await this.post(`/api/tasks/${task.number}/complete`, {});
    }
    await this.age(daysAgo);
  }

  private async converse(title: string, said: string[]): Promise<string> {
    const id = randomUUID();
    for (const message of said) await this.post("/api/agent", { message, conversation_id: id });
    expect((await this.request.patch(`/api/conversations/${id}`, { data: { title } })).status()).toBe(200);
    return id;
  }

  private async post(path: string, data: unknown) {
    const answer = await this.request.post(path, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  }

  /** What was made just now happened so many days ago. */
  private async age(days: number): Promise<void> {
    const client = new pg.Client({ connectionString: this.databaseUrl });
    await client.connect();
    const past = `- ${days} * interval '1 day' WHERE "createdAt" > now() - interval '12 hours'`;
    try {
      await client.query(
        `UPDATE "ToolInvocationRecord" SET "invokedAt" = "invokedAt" - ${days} * interval '1 day'
         WHERE "invokedAt" > now() - interval '12 hours'`,
      );
      await client.query(
        `UPDATE "Task" SET "completedAt" = "completedAt" - ${days} * interval '1 day', "createdAt" = "createdAt" ${past}`,
      );
      await client.query(`UPDATE "Message" SET "createdAt" = "createdAt" ${past}`);
      await client.query(
        `UPDATE "Conversation" SET "updatedAt" = "updatedAt" - ${days} * interval '1 day', "createdAt" = "createdAt" ${past}`,
      );
    } finally {
      await client.end();
    }
  }
}
