import type { ConversationJson } from "@/lib/domain/conversation";
import { addDays, type CalendarDate, calendarDateAt } from "@/lib/domain/zoned-time";

interface ConversationGroup {
  name: string;
  conversations: ConversationJson[];
}

/** By when they were last used: the days that people remember by name, then the rest. */
export function groupConversations(
  conversations: ConversationJson[],
  now: Date,
  timeZone: string,
): ConversationGroup[] {
  const today = calendarDateAt(now, timeZone);
  const groups = new Map<string, ConversationJson[]>();
  for (const conversation of conversations) {
    const name = dayName(calendarDateAt(new Date(conversation.updated_at), timeZone), today);
    groups.set(name, [...(groups.get(name) ?? []), conversation]);
  }
  return [...groups].map(([name, each]) => ({ name, conversations: each }));
}

function dayName(day: CalendarDate, today: CalendarDate): string {
  if (day >= today) return "Today";
  if (day === addDays(today, -1)) return "Yesterday";
  if (day > addDays(today, -7)) return "Last week";
  return day > addDays(today, -30) ? "Last month" : "Earlier";
}
