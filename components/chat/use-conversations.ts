import { useCallback, useEffect, useRef, useState } from "react";
import { requestConversations } from "@/components/chat/conversation-requests";
import { useLiveEvent } from "@/components/live/use-live-event";
import { readPages } from "@/components/read-pages";
import type { ConversationJson } from "@/lib/domain/conversation";

/** The person's conversations, kept up with what happens in this tab and elsewhere. */
export function useConversations(search: string) {
  const [conversations, setConversations] = useState<ConversationJson[]>();
  const [cursor, setCursor] = useState<string | null>(null);

  // Answers may come in another order than they were asked for; each is taken only as long as nothing newer is. Not only
  // the newest: where much is said at once, there would always be a newer one on its way.
  const asked = useRef(0);
  const taken = useRef(0);

  const load = useCallback(
    async (count: number): Promise<void> => {
      asked.current += 1;
      const mine = asked.current;
      const read = await readPages(count, async (from) => {
        const page = await requestConversations(search, from);
        return { items: page.conversations, nextCursor: page.next_cursor };
      }).catch(() => null);
      if (!read || mine < taken.current) return;
      taken.current = mine;
      setConversations(read.items);
      setCursor(read.nextCursor);
    },
    [search],
  );
  const reload = () => void load(conversations?.length ?? 0);

  async function loadMore(): Promise<void> {
    const mine = asked.current;
    const page = await requestConversations(search, cursor).catch(() => null);
    if (!page || mine !== asked.current) return;
    asked.current += 1;
    setConversations((before = []) => [...before, ...page.conversations]);
    setCursor(page.next_cursor);
  }

  useEffect(() => {
    // To other words, only what is asked from now on is an answer.
    taken.current = asked.current + 1;
    void load(0);
  }, [load]);
  useLiveEvent((event) => {
    if (event.type === "conversation" || event.type === "resync") reload();
  });

  return { conversations, hasMore: cursor !== null, reload, loadMore };
}
