import { randomUUID } from "node:crypto";
import { type APIRequestContext, type APIResponse, expect } from "@playwright/test";
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
  { title: "Read “1984”", priority: "low" },
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
function choresOn(daysAgo: number): string[] {
  const weekday = new Date(Date.now() - daysAgo * DAY_MS).getUTCDay();
  const isAway = daysAgo > 38 && daysAgo < 46;
  const usual = [0, 5, 3, 4, 2, 3, 1][weekday] ?? 0;
  const count = isAway ? 0 : Math.max(0, usual + ((daysAgo * 7) % 4) - 1);
  return Array.from({ length: count }, (_, index) => CHORES[(daysAgo + index) % CHORES.length] ?? "");
}

const PAST_CONVERSATIONS = [
  { title: "Taxes", daysAgo: 24, said: ["what is overdue?", "show my tasks"] },
  { title: "Birthday presents", daysAgo: 6, said: ["show my low priority tasks"] },
  { title: "What did I finish last week?", daysAgo: 4, said: ["show completed tasks"] },
  { title: "Plan the offsite", daysAgo: 1, said: ["Add task: Book a room for the offsite next month"] },
];

/** Ends in a question, which stays open for five minutes. */
const SAID_TODAY = [
  "remind me to call the bank tomorrow at 9, it's urgent",
  "show my low priority tasks",
  "delete the last two",
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
    for (let daysAgo = WEEKS * 7 - 1; daysAgo >= 0; daysAgo -= 1) {
      for (const { title, said } of PAST_CONVERSATIONS.filter((past) => past.daysAgo === daysAgo))
        await this.converse(title, said);
      await Promise.all(choresOn(daysAgo).map((title) => this.doChore(title)));
      await this.age(daysAgo);
    }
  }

  /** The conversation of today, with a card that waits for an answer; gives its address. */
  async talk(): Promise<string> {
    return `/c/${await this.converse("The bank, and what can go", SAID_TODAY)}`;
  }

  private async doChore(title: string): Promise<void> {
    const { task } = await (await this.post("/api/tasks", { title })).json();
    await this.post(`/api/tasks/${task.number}/complete`, {});
  }

  private async converse(title: string, said: string[]): Promise<string> {
    const id = randomUUID();
    for (const text of said) {
      const message = { id: randomUUID(), role: "user", parts: [{ type: "text", text }] };
      await (await this.post("/api/chat", { id, message })).body();
    }
    expect((await this.request.patch(`/api/conversations/${id}`, { data: { title } })).status()).toBe(200);
    return id;
  }

  private async post(path: string, data: unknown): Promise<APIResponse> {
    const answer = await this.request.post(path, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer;
  }

  /** What was made just now happened so many days ago, one thing after the other. */
  private async age(days: number): Promise<void> {
    const past = `- ${days} * interval '1 day'`;
    const justNow = "> now() - interval '12 hours'";
    const client = new pg.Client({ connectionString: this.databaseUrl });
    await client.connect();
    try {
      await client.query(
        `UPDATE "ToolInvocationRecord" SET "invokedAt" = "invokedAt" ${past}
           - ((SELECT max("position") FROM "ToolInvocationRecord") - "position") * interval '11 minutes'
         WHERE "invokedAt" ${justNow}`,
      );
      await client.query(
        `UPDATE "Task" SET "completedAt" = "completedAt" ${past}, "createdAt" = "createdAt" ${past} WHERE "createdAt" ${justNow}`,
      );
      await client.query(`UPDATE "Message" SET "createdAt" = "createdAt" ${past} WHERE "createdAt" ${justNow}`);
      await client.query(
        `UPDATE "Conversation" SET "updatedAt" = "updatedAt" ${past}, "createdAt" = "createdAt" ${past} WHERE "createdAt" ${justNow}`,
      );
    } finally {
      await client.end();
    }
  }
}
