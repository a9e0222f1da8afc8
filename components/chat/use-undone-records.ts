import { createContext, useEffect, useMemo, useRef, useState } from "react";
import { viewReply } from "@/components/chat/reply-view";
import { useGathered } from "@/components/live/use-gathered";
import { useLiveEvent } from "@/components/live/use-live-event";
import { useOrderedReads } from "@/components/live/use-ordered-reads";
import { sendRequest } from "@/components/send-request";
import { useLatestCallback } from "@/components/use-latest-callback";
import type { ChatMessage } from "@/lib/agent/chat-message";

export interface UndoneRecords {
  has(record: string): boolean;
  /** Asks the server again. */
  look(): Promise<void>;
}

export const UndoneRecordsContext = createContext<UndoneRecords>({ has: () => false, look: async () => {} });

const MOST_AT_ONCE = 100;

/** Which changes of a conversation were taken back, by its own buttons or from anywhere else. */
export function useUndoneRecords(messages: ChatMessage[], initial: string[]): UndoneRecords {
  const [undone, setUndone] = useState<ReadonlySet<string>>(() => new Set(initial));
  const records = useMemo(() => messages.flatMap(recordsOf), [messages]);
  const asked = useRef(new Set(records));
  const reads = useOrderedReads<string[]>();

  // What was undone may have been redone, too.
  const take = (wanted: string[], answer: string[]): void =>
    setUndone((before) => new Set([...[...before].filter((id) => !wanted.includes(id)), ...answer]));
  const ask = useLatestCallback(async (wanted: string[]): Promise<void> => {
    for (let at = 0; at < wanted.length; at += MOST_AT_ONCE) {
      const some = wanted.slice(at, at + MOST_AT_ONCE);
      const answer = await requestUndone(some).catch(() => undefined);
      if (answer) take(some, answer);
    }
  });
  const look = useLatestCallback(async (): Promise<void> => {
    const latest = records.slice(-MOST_AT_ONCE);
    const answer = await reads.read(() => requestUndone(latest)).catch(() => undefined);
    if (answer) take(latest, answer);
  });
  const lookSoon = useGathered(look);

  // What came with the page was told with it; what came in since is asked for once.
  useEffect(() => {
    const fresh = records.filter((record) => !asked.current.has(record));
    for (const record of fresh) asked.current.add(record);
    if (fresh.length > 0) void ask(fresh);
  }, [records, ask]);

  useLiveEvent((event) => {
    if (event.type === "tasks" || event.type === "resync") lookSoon();
  });

  return useMemo(() => ({ has: (record) => undone.has(record), look }), [undone, look]);
}

const recordsOf = (message: ChatMessage): string[] => (message.role === "assistant" ? viewReply(message).records : []);

async function requestUndone(records: string[]): Promise<string[]> {
  if (records.length === 0) return [];
  const path = `/api/activity/undone?records=${records.join(",")}`;
  return (await sendRequest<{ undone: string[] }>("GET", path)).undone;
}
