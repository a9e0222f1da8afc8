import { useCallback, useEffect, useState } from "react";
import { requestConversations } from "@/components/chat/conversation-requests";
import { useLiveEvent } from "@/components/live/use-live-event";
import type { ConversationJson } from "@/lib/domain/conversation";

/** The person's conversations, kept up with what happens in this tab and elsewhere. */
export function useConversations(search: string) {
  const [conversations, setConversations] = useState<ConversationJson[]>();
  const [cursor, setCursor] = useState<string | null>(null);

  const load = useCallback(async (): Promise<void> => {
    const page = await requestConversations(search).catch(() => null);
    if (!page) return;
    setConversations(page.conversations);
    setCursor(page.next_cursor);
  }, [search]);

  async function loadMore(): Promise<void> {
    const page = await requestConversations(search, cursor).catch(() => null);
    if (!page) return;
    setConversations((before = []) => [...before, ...page.conversations]);
    setCursor(page.next_cursor);
  }

  useEffect(() => {
    void load();
  }, [load]);
  useLiveEvent((event) => {
    if (event.type === "conversation" || event.type === "resync") void load();
  });

  return { conversations, hasMore: cursor !== null, load, loadMore };
}
