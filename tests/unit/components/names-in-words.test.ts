import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { activityWords, originWords } from "@/components/activity/activity-words";
import { ConversationRow } from "@/components/chat/conversation-row";
import { ConfirmationCard } from "@/components/confirmation/confirmation-card";
import { ReminderCard } from "@/components/reminders/reminder-card";
import { TokenLine } from "@/components/settings/token-line";
import { quoted } from "@/components/tasks/quoted";
import { TaskRow } from "@/components/tasks/task-row";
import type { ActivityRecordJson } from "@/lib/domain/activity-record-json";
import { confirmationQuestion } from "@/lib/domain/confirmation-words";
import type { NotificationJson } from "@/lib/domain/reminder-overview";
import type { TaskJson } from "@/lib/domain/task-json";
import { visibleText } from "@/lib/domain/visible-parts";
import { HOSTILE_TITLES, isPlainlySeen } from "@/tests/support/hostile-titles";

const MOMENT = "2026-07-04T13:05:00.000Z";

const taskCalled = (title: string): TaskJson => ({
  id: "5d0a2f0e-9a53-4a34-8d6c-6f8d3f0c2f11",
  number: 7,
  title,
  description: null,
  priority: null,
  status: "pending",
  due_on: null,
  due_at: null,
  recurrence: null,
  completed_at: null,
  deleted_at: null,
  version: 1,
  created_at: MOMENT,
  updated_at: MOMENT,
});

const ADDED: ActivityRecordJson = {
  id: "0535f497-e637-4131-945a-1aadf8083262",
  tool_name: "add_task",
  source: "mcp",
  token_name: null,
  conversation_id: null,
  message_id: null,
  sequence: 0,
  parameters: {},
  intent: null,
  reasoning: null,
  confidence: null,
  classification_method: "DIRECT",
  result: null,
  success: true,
  error: null,
  error_code: null,
  changed: true,
  undone_at: null,
  invoked_at: MOMENT,
  duration_ms: 1,
};

const labelsIn = (markup: string): string[] =>
  [...markup.matchAll(/(?:aria-label|title)="([^"]*)"/g)].map(([, label = ""]) =>
    label.replaceAll("&quot;", '"').replaceAll("&#x27;", "'"),
  );

const nothing = () => {};

describe.each(Object.entries(HOSTILE_TITLES))("a name with %s", (_, title) => {
  const shown = visibleText(title);

  test("stands on the card below the question, isolated, with every character named that is not seen", () => {
    const tasks = [{ number: 7, title }];
    const card = createElement(ConfirmationCard, {
      question: confirmationQuestion(tasks),
      tasks,
      secondsLeft: 60,
      secondsTotal: 300,
      onConfirm: nothing,
      onCancel: nothing,
    });
    const markup = renderToStaticMarkup(card);
    expect(markup).toContain(">Are you sure you want to delete this task?</p>");
    const [, inside = ""] = /<bdi[^>]*>(.*)<\/bdi>/s.exec(markup) ?? [];
    const text = inside
      .replace(/<[^>]*>/g, "")
      .replaceAll("&quot;", '"')
      .replaceAll("&#x27;", "'");
    expect(text).toBe(shown.replace(/[\u2068\u2069]/g, ""));
  });

  test("is read out with every button of its task, token and conversation", () => {
    const task = taskCalled(title);
    const row = { task, isDraft: false, isOpen: false, inBin: false, hasHeading: false, now: new Date(MOMENT) };
    const notification: NotificationJson = {
      id: "0535f497-e637-4131-945a-1aadf8083262",
      reminder_id: "9fd8c467-b148-4acb-b7ad-046fd201e540",
      task,
      occurrence_at: MOMENT,
      late: false,
      held_until: null,
      snoozed_until: null,
      read_at: null,
      created_at: MOMENT,
    };
    const later = async () => {};
    const actions = { complete: later, snooze: later, open: nothing, read: later };
    const token = {
      id: task.id,
      name: title,
      scope: "read" as const,
      created_at: MOMENT,
      last_used_at: null,
      expires_at: null,
    };
    const labels = [
      createElement(TaskRow, { ...row, isSelected: true, timeZone: "UTC", act: async () => true }),
      createElement(ReminderCard, { notification, timeZone: "UTC", snoozeMinutes: 10, actions }),
      createElement(TokenLine, { token, timeZone: "UTC", onRevoked: nothing }),
      createElement(ConversationRow, {
        conversation: { id: task.id, title, token: null, created_at: MOMENT, updated_at: MOMENT },
        isHere: false,
        onChange: nothing,
      }),
    ].flatMap((element) => labelsIn(renderToStaticMarkup(element)).filter((label) => label.includes(shown)));
    expect(labels.length).toBeGreaterThanOrEqual(8);
    for (const label of labels) expect(isPlainlySeen(label), label).toBe(true);
  });

  test("is quoted in the activity, a task's and a token's", () => {
    const record: ActivityRecordJson = {
      ...ADDED,
      token_name: title,
      parameters: { title },
      result: { task: { title } },
    };
    expect(activityWords(record)).toBe(`Added ${quoted(title)}`);
    expect(originWords(record)).toBe(`${quoted(title)}, over MCP`);
    expect(isPlainlySeen(quoted(title))).toBe(true);
  });
});
