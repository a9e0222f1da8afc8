import { toReminderJson } from "@/lib/domain/reminder-json";
import { toTaskJson } from "@/lib/domain/task-json";
import { findTokenNames } from "@/lib/store/access-token-store";
import { tokenFrom } from "@/lib/store/chat-row";
import { listEndedSessions } from "@/lib/store/ended-session-store";
import {
  allConversations,
  allMessages,
  allNotifications,
  allRecords,
  allReminders,
  allTasks,
  type ConversationRow,
  type MessageRow,
  type NotificationRow,
} from "@/lib/store/export-store";
import { allPushDevices, type ListedPushDevice } from "@/lib/store/push-subscription-store";
import { readAccessTokens } from "@/lib/views/access-token-list";
import { toActivityJson } from "@/lib/views/activity";
import { readNotificationSettings } from "@/lib/views/notification-settings";
import { readOwnAccount } from "@/lib/views/own-account";

/** Everything we keep of somebody as one JSON document, piece by piece: nobody ever holds it all at once. */
export async function* exportAccount(userId: string, now: Date): AsyncGenerator<string> {
  const names = await findTokenNames(userId);
  yield opening({
    exported_at: now,
    account: await readOwnAccount(userId),
    notification_settings: await readNotificationSettings(userId),
    access_tokens: await readAccessTokens(userId),
    push_devices: (await allPushDevices(userId)).map(deviceJson),
    ended_sessions: (await listEndedSessions(userId)).map((endedAt) => ({ ended_at: endedAt })),
  });
  yield* list("tasks", allTasks(userId), (task) => [JSON.stringify(toTaskJson(task))]);
  yield* list("reminders", allReminders(userId), ({ reminder, task }) => [
    JSON.stringify(toReminderJson(reminder, task)),
  ]);
  yield* list("notifications", allNotifications(userId), (row) => [JSON.stringify(notificationJson(row))]);
  yield* list("conversations", allConversations(userId), (row) => conversation(userId, row));
  yield* list("activity", allRecords(userId), (record) => {
    const tokenName = record.tokenId === null ? null : (names.get(record.tokenId) ?? null);
    return [JSON.stringify({ ...toActivityJson(record, tokenName), changes: record.changes })];
  });
  yield "}\n";
}

async function* conversation(userId: string, row: ConversationRow): AsyncGenerator<string> {
  yield opening({
    id: row.id,
    title: row.title,
    token: tokenFrom(row),
    created_at: row.createdAt,
    updated_at: row.updatedAt,
  });
  yield* list("messages", allMessages(userId, row.id), (message) => [JSON.stringify(messageJson(message))]);
  yield "}";
}

/** An object that is not closed yet. */
const opening = (head: object): string => JSON.stringify(head).slice(0, -1);

/** One more member of an open object: an array that grows as the rows come. */
async function* list<Row>(
  name: string,
  rows: AsyncIterable<Row>,
  write: (row: Row) => Iterable<string> | AsyncIterable<string>,
): AsyncGenerator<string> {
  yield `,\n"${name}":[`;
  let separator = "\n";
  for await (const row of rows) {
    yield separator;
    yield* write(row);
    separator = ",\n";
  }
  yield "]";
}

const messageJson = (row: MessageRow) => ({
  id: row.id,
  role: row.role,
  state: row.state,
  token: tokenFrom(row),
  parts: row.parts,
  metadata: row.metadata,
  created_at: row.createdAt,
});

/** Of the address only whose server it is: the rest of it is what lets one send there. */
const deviceJson = ({ endpoint, deviceName, createdAt, lastUsedAt }: ListedPushDevice) => ({
  name: deviceName,
  push_service: new URL(endpoint).origin,
  created_at: createdAt,
  last_used_at: lastUsedAt,
});

const notificationJson = (row: NotificationRow) => ({
  id: row.id,
  reminder_id: row.reminderId,
  occurrence_at: row.occurrenceAt,
  late: row.late,
  held_until: row.heldUntil,
  read_at: row.readAt,
  snoozed_until: row.snoozedUntil,
});
