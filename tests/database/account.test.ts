import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { revokeAccessToken, saveAccessToken } from "@/lib/store/access-token-store";
import { eraseUser } from "@/lib/store/account-store";
import { database } from "@/lib/store/database";
import { saveEmailCode } from "@/lib/store/email-code-store";
import { saveEndedSession } from "@/lib/store/ended-session-store";
import { countRequest } from "@/lib/store/rate-limit-store";
import { exportAccount } from "@/lib/views/account-export";
import { inConversation, newConversation, newPerson, newToken, type Person, withToken } from "@/tests/support/people";
import { conversationOf } from "@/tests/support/talk";

/** Somebody with something in every table. */
async function settledPerson(): Promise<Person> {
  const person = await newPerson();
  const { client } = await database();
  const conversationId = await newConversation(person);
  for (const position of [1, 2, 3]) {
    const parts = [{ type: "text", text: `Words ${position}` }];
    const row = { id: `m${position}`, userId: person.id, conversationId, parts };
    await client.message.create({ data: { ...row, role: "user", state: "complete" } });
  }
  const task = await person.add({ title: "Secret plan", due: "2030-01-01" });
  const binned = await person.add("Secret waste");
  await person.remove([binned]);
  const reminder = await person.remind({ task: task.id, minutes_before_due: 5 });
  await person.askToDelete([task], { caller: inConversation(person, conversationId) });
  const came = { userId: person.id, reminderId: reminder.id, occurrenceAt: new Date() };
  const { id: notificationId } = await client.notification.create({ data: came });
  const sending = { id: randomUUID(), userId: person.id, notificationId, channel: "mail" };
  await client.notificationDelivery.create({ data: sending });
  const push = {
    endpoint: `https://push.example/${randomUUID()}`,
    p256dh: "browser-key",
    auth: "browser-secret",
    vapidKey: "",
  };
  await client.pushSubscription.create({ data: { userId: person.id, ...push } });
  await saveAccessToken(person.id, { name: "Script", scope: "write", hash: randomUUID(), expiresAt: null });
  await countRequest(person.id, "requests");
  await saveEmailCode(person.id, { address: "ada@example.org", hash: "secret hash", minutes: 30 });
  await saveEndedSession(person.id, randomUUID());
  return person;
}

/** How many rows each table holds of somebody; tables are asked of the database, so that a new one counts too. */
async function rowsOf(person: Person): Promise<Record<string, number>> {
  const { client } = await database();
  const tables = await client.$queryRaw<{ name: string }[]>`
    SELECT c.table_name AS name FROM information_schema.columns c
    WHERE c.table_schema = 'public' AND c.column_name = 'userId' ORDER BY 1`;
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const sql = `SELECT count(*)::int AS count FROM "${name}" WHERE "userId" = $1::uuid`;
    const [row] = await client.$queryRawUnsafe<{ count: number }[]>(sql, person.id);
    counts[name] = row?.count ?? -1;
  }
  counts.User = await client.user.count({ where: { id: person.id } });
  return counts;
}

describe("deleting an account", () => {
  test("leaves no row of that person in any table, and every row of everybody else", async () => {
    const [leaving, staying] = [await settledPerson(), await settledPerson()];
    const before = await rowsOf(leaving);
    expect(Object.keys(before).length).toBeGreaterThan(10);
    expect(Object.entries(before).filter(([, count]) => count < 1)).toEqual([]);
    const others = await rowsOf(staying);
    await eraseUser(leaving.id);
    expect(Object.values(await rowsOf(leaving)).every((count) => count === 0)).toBe(true);
    expect(await rowsOf(staying)).toEqual(others);
  });
});

describe("exporting an account", () => {
  const exported = async (person: Person) => {
    let text = "";
    for await (const part of exportAccount(person.id, new Date("2026-02-03T09:00:00Z"))) text += part;
    return JSON.parse(text);
  };

  test("names the token that did something, also when it was revoked since", async () => {
    const person = await newPerson();
    const { id } = await saveAccessToken(person.id, {
      name: "Script",
      scope: "write",
      hash: randomUUID(),
      expiresAt: null,
    });
    await person.add("Buy milk", { caller: withToken(person, newToken({ id })) });
    await revokeAccessToken(person.id, id);
    expect((await exported(person)).activity).toMatchObject([{ tool_name: "add_task", token_name: "Script" }]);
  });

  test("names the token that began a conversation, and each message that one sent", async () => {
    const person = await newPerson();
    const token = newToken({ name: "Shopping robot" });
    const talk = conversationOf(person);
    await talk.say("hello", { token });
    await talk.say("hello");
    const mark = { id: token.id, name: "Shopping robot" };
    expect((await exported(person)).conversations).toMatchObject([
      { token: mark, messages: [{ token: mark }, { token: null }, { token: null }, { token: null }] },
    ]);
  });

  test("brings everything, the bin and the rows before and after each change included", async () => {
    const person = await settledPerson();
    const everything = await exported(person);
    expect(everything).toMatchObject({
      exported_at: "2026-02-03T09:00:00.000Z",
      account: { name: person.user.name, time_zone: "UTC", signs_in_with: ["local"] },
      notification_settings: {
        email: { on: false, address: null, waiting_for: "ada@example.org" },
        quiet_hours: { on: false, from: "22:00", to: "07:00" },
        snooze_minutes: 10,
      },
      access_tokens: [{ name: "Script", scope: "write" }],
      push_devices: [{ name: null, push_service: "https://push.example" }],
      ended_sessions: [{ ended_at: expect.any(String) }],
      tasks: [{ title: "Secret plan" }, { title: "Secret waste", deleted_at: expect.any(String) }],
      reminders: [{ minutes_before_due: 5, task: { title: "Secret plan" } }],
      notifications: [{ late: false }],
      conversations: [{ title: "Test", messages: [{ id: "m1" }, { id: "m2" }, { id: "m3" }] }],
    });
    const tools = everything.activity.map(({ tool_name }: { tool_name: string }) => tool_name);
    expect(tools).toEqual(["add_task", "add_task", "delete_task", "delete_task", "schedule_reminder", "delete_task"]);
    expect(everything.activity[0].changes).toMatchObject([{ before: null, after: { title: "Secret plan" } }]);
    expect(JSON.stringify(everything)).not.toMatch(/hash|browser-key|browser-secret/);
  });

  test("brings nothing of anybody else, and an empty account is a document too", async () => {
    await settledPerson();
    const newcomer = await exported(await newPerson());
    expect(newcomer).toMatchObject({ tasks: [], reminders: [], conversations: [], activity: [], access_tokens: [] });
  });

  test("goes on past the first page of rows, each row once and in order", async () => {
    const person = await newPerson();
    const { client } = await database();
    const now = new Date();
    const rows = Array.from({ length: 450 }, (_, index) => ({
      id: randomUUID(),
      userId: person.id,
      number: index + 1,
      title: `Task ${index + 1}`,
      createdAt: now,
      updatedAt: now,
    }));
    await client.task.createMany({ data: rows });
    const { tasks } = await exported(person);
    expect(tasks.map(({ id }: { id: string }) => id)).toEqual(rows.map(({ id }) => id));
  });
});
