import type { Invocation } from "@/lib/domain/invocation";
import type { Reminder } from "@/lib/domain/reminder";
import type { Task } from "@/lib/domain/task";
import { database } from "@/lib/store/database";
import type * as rows from "@/lib/store/generated/client";
import { recordFromRow } from "@/lib/store/record-row";
import { reminderFromRow, taskFromRow } from "@/lib/store/rows";

export type ConversationRow = rows.Conversation;
export type MessageRow = rows.Message;
export type NotificationRow = rows.Notification;

const PAGE = 200;

/** All rows of a kind, a page at a time, however many: each page starts after the last row of the one before. */
async function* everyRow<Row>(readAfter: (last: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row> {
  let last: Row | undefined;
  for (;;) {
    const page = await readAfter(last);
    yield* page;
    last = page.at(-1);
    if (page.length < PAGE) return;
  }
}

/** The bin included. */
export async function* allTasks(userId: string): AsyncGenerator<Task> {
  const { client } = await database();
  const found = everyRow<rows.Task>((last) =>
    client.task.findMany({
      where: { userId, number: { gt: last?.number ?? 0 } },
      orderBy: { number: "asc" },
      take: PAGE,
    }),
  );
  for await (const row of found) yield taskFromRow(row);
}

export async function* allReminders(userId: string): AsyncGenerator<{ reminder: Reminder; task: Task }> {
  const { client } = await database();
  const found = everyRow<rows.Reminder & { task: rows.Task }>((last) =>
    client.reminder.findMany({
      where: { userId, ...(last && { id: { gt: last.id } }) },
      include: { task: true },
      orderBy: { id: "asc" },
      take: PAGE,
    }),
  );
  for await (const { task, ...reminder } of found) {
    yield { reminder: reminderFromRow(reminder), task: taskFromRow(task) };
  }
}

export async function* allNotifications(userId: string): AsyncGenerator<rows.Notification> {
  const { client } = await database();
  yield* everyRow<rows.Notification>((last) =>
    client.notification.findMany({
      where: { userId, ...(last && { id: { gt: last.id } }) },
      orderBy: { id: "asc" },
      take: PAGE,
    }),
  );
}

export async function* allConversations(userId: string): AsyncGenerator<rows.Conversation> {
  const { client } = await database();
  yield* everyRow<rows.Conversation>((last) =>
    client.conversation.findMany({
      where: { userId, ...(last && { id: { gt: last.id } }) },
      orderBy: { id: "asc" },
      take: PAGE,
    }),
  );
}

/** In the order in which they were said. */
export async function* allMessages(userId: string, conversationId: string): AsyncGenerator<rows.Message> {
  const { client } = await database();
  yield* everyRow<rows.Message>((last) =>
    client.message.findMany({
      where: { userId, conversationId, ...(last && { position: { gt: last.position } }) },
      orderBy: { position: "asc" },
      take: PAGE,
    }),
  );
}

/** The audit, oldest first. */
export async function* allRecords(userId: string): AsyncGenerator<Invocation> {
  const { client } = await database();
  const found = everyRow<rows.ToolInvocationRecord>((last) =>
    client.toolInvocationRecord.findMany({
      where: { userId, ...(last && { position: { gt: last.position } }) },
      orderBy: { position: "asc" },
      take: PAGE,
    }),
  );
  for await (const row of found) yield recordFromRow(row);
}
