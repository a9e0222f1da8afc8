import { quoted } from "@/components/tasks/quoted";
import type { ActivityRecordJson } from "@/lib/domain/activity-record-json";
import type { Json, JsonObject } from "@/lib/domain/invocation";

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const textIn = (value: Json | undefined, key: string): string | undefined => {
  const text = isObject(value) ? value[key] : undefined;
  return typeof text === "string" ? text : undefined;
};

/** What a record is about, from wherever it says so. */
function subject({ parameters, result }: ActivityRecordJson): string {
  const of = isObject(result?.reminder) ? result.reminder.task : result?.task;
  const title = textIn(of, "title") ?? textIn(parameters, "title");
  return title === undefined ? "a task" : quoted(title);
}

function several(tasks: Json | undefined): string {
  const list = Array.isArray(tasks) ? tasks : [];
  const only = list.length === 1 ? textIn(list[0], "title") : undefined;
  return only === undefined ? `${list.length} tasks` : quoted(only);
}

const FIELD_WORDS: Record<string, string> = {
  title: "title",
  description: "notes",
  priority: "priority",
  due: "date",
  recurrence: "repeating",
};

function changedFields({ parameters }: ActivityRecordJson): string {
  const names = Object.keys(parameters).flatMap((name) => FIELD_WORDS[name] ?? []);
  return names.length > 0 ? `: ${names.join(", ")}` : "";
}

function reminderDeed({ parameters }: ActivityRecordJson): string {
  if (parameters.cancel === true) return "Cancelled";
  return parameters.remind_at === undefined ? "Snoozed" : "Moved";
}

const SENTENCES: Record<string, (record: ActivityRecordJson) => string> = {
  add_task: (record) => `Added ${subject(record)}`,
  update_task: (record) => `Changed ${subject(record)}${changedFields(record)}`,
  complete_task: (record) =>
    record.parameters.completed === false ? `Opened ${subject(record)} again` : `Ticked off ${subject(record)}`,
  restore_task: (record) => `Brought ${subject(record)} back from the bin`,
  delete_task: ({ result }) => {
    if (result?.deleted !== undefined) return `Deleted ${several(result.deleted)}`;
    const asked = isObject(result?.pending_action) ? result.pending_action.tasks : undefined;
    return `Asked to delete ${several(asked)}`;
  },
  schedule_reminder: (record) => `Set a reminder for ${subject(record)}`,
  change_reminder: (record) => `${reminderDeed(record)} a reminder for ${subject(record)}`,
  deliver_reminder: (record) =>
    `Reminded you of ${subject(record)}${typeof record.result?.held_until === "string" ? " after quiet hours" : ""}`,
  undo: ({ result }) =>
    `${result?.redone === true ? "Brought back" : "Took back"} a change to ${several(result?.tasks)}`,
  check_confirmation: () => "Asked what became of a deletion",
  list_tasks: () => "Looked at the tasks",
  list_reminders: () => "Looked at the reminders",
};

/** The ways out of the app by the names their rows have. */
const CHANNEL_WORDS: Record<string, string> = { email: "by e-mail", push: "by push" };

const channelWords = ({ parameters }: ActivityRecordJson): string =>
  CHANNEL_WORDS[textIn(parameters, "channel") ?? ""] ?? "outside the app";

const ATTEMPTS: Record<string, string> = {
  add_task: "Tried to add a task",
  update_task: "Tried to change a task",
  complete_task: "Tried to tick off a task",
  restore_task: "Tried to bring a task back",
  delete_task: "Tried to delete",
  schedule_reminder: "Tried to set a reminder",
  change_reminder: "Tried to change a reminder",
  undo: "Tried to take something back",
  check_confirmation: "Asked about a deletion that there is not",
};

/** One record of the audit as a sentence. */
export function activityWords(record: ActivityRecordJson): string {
  if (record.result?.redacted === true) return "Something about a task that was since deleted for good";
  if (record.tool_name === "send_notification")
    return `Could not remind you of ${subject(record)} ${channelWords(record)}`;
  if (!record.success) return ATTEMPTS[record.tool_name] ?? `Tried ${record.tool_name}`;
  return SENTENCES[record.tool_name]?.(record) ?? record.tool_name;
}

/** By whom, as far as the audit knows. */
export function originWords({ source, token_name }: ActivityRecordJson): string {
  const token = token_name === null ? "a token" : quoted(token_name);
  switch (source) {
    case "chat":
      return token_name === null ? "You, in chat" : `${token}, in chat`;
    case "ui":
      return "You, in the list";
    case "mcp":
      return `${token}, over MCP`;
    case "api":
      return token_name === null ? "You, by program" : `${token}, by program`;
    case "system":
      return "Steward itself";
  }
}
