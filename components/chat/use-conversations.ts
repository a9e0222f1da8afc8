import { useCallback, useEffect, useState } from "react";
import { requestConversations } from "@/components/chat/conversation-requests";
import { useLiveEvent } from "@/components/live/use-live-event";
import { useOrderedReads } from "@/components/live/use-ordered-reads";
import { type Page, readPages } from "@/components/read-pages";
import { useLatestCallback } from "@/components/use-latest-callback";
import type { ConversationJson } from "@/lib/domain/conversation";

/** The person's conversations, kept up with what happens in this tab and elsewhere. */
export function useConversations(search: string) {
  const [conversations, setConversations] = useState<ConversationJson[]>();
  const [cursor, setCursor] = useState<string | null>(null);
  const reads = useOrderedReads<Page<ConversationJson>>();

  const load = useCallback(
    async (count: () => number): Promise<void> => {
      const readAll = () => readPages(count(), (from) => requestConversations(search, from));
      const read = await reads.read(readAll).catch(() => undefined);
      if (!read) return;
      setConversations(read.items);
      setCursor(read.nextCursor);
    },
    [reads, search],
  );
  const shownCount = useLatestCallback(() => conversations?.length ?? 0);
  const reload = () => void load(shownCount);

  async function loadMore(): Promise<void> {
    const readNext = ({ nextCursor }: Page<ConversationJson>) =>
      nextCursor === null ? undefined : requestConversations(search, nextCursor);
    const page = await reads.readOn(readNext).catch(() => undefined);
    if (!page) return;
    setConversations((before = []) => [...before, ...page.items]);
    setCursor(page.nextCursor);
  }

  useEffect(() => {
    reads.startOver();
    void load(() => 0);
  }, [reads, load]);
  useLiveEvent((event) => {
    if (event.type === "conversation" || event.type === "resync") reload();
  });

  return { conversations, hasMore: cursor !== null, reload, loadMore };
}
