"use client";

import { SquarePen } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useState } from "react";
import { ConversationRow } from "@/components/chat/conversation-row";
import { groupConversations } from "@/components/chat/group-conversations";
import { useConversations } from "@/components/chat/use-conversations";
import { SearchField } from "@/components/search-field";
import { NEW_CHAT } from "@/components/shell/places";
import { useMinute } from "@/components/tasks/use-minute";
import { TextButton } from "@/components/text-button";

/** Few need no search. */
const SEARCH_FROM = 5;

/** What was talked about, the last used first. */
export function ConversationList({ timeZone }: { timeZone: string }) {
  const [search, setSearch] = useState("");
  const { conversations, hasMore, reload, loadMore } = useConversations(search);
  const now = useMinute();
  const path = usePathname();
  const isSearchable = search !== "" || (conversations?.length ?? 0) >= SEARCH_FROM;
  return (
    <nav aria-label="Conversations" className="space-y-1 pb-4">
      <Link
        href={NEW_CHAT}
        prefetch={false}
        className="mb-2 flex h-9 items-center gap-2.5 rounded-medium border border-line bg-card px-2.5 font-[550] text-label hover:bg-paper"
      >
        <SquarePen aria-hidden="true" strokeWidth={1.75} className="size-4" />
        New chat
      </Link>
      {isSearchable ? <SearchField label="Search conversations" words={search} onSearch={setSearch} /> : null}
      {groupConversations(conversations ?? [], now, timeZone).map(({ name, conversations: group }) => (
        <section key={name} aria-label={name}>
          <h2 className="px-2.5 pt-3 pb-1 font-[550] text-small text-soft">{name}</h2>
          {group.map((conversation) => (
            <ConversationRow
              key={conversation.id}
              conversation={conversation}
              isHere={path === `/c/${conversation.id}`}
              onChange={reload}
            />
          ))}
        </section>
      ))}
      {search && conversations?.length === 0 ? (
        <p className="px-2.5 py-2 text-label text-soft">Nothing found.</p>
      ) : null}
      {hasMore ? (
        <TextButton className="px-2.5 text-small" onClick={loadMore}>
          Show more
        </TextButton>
      ) : null}
    </nav>
  );
}
