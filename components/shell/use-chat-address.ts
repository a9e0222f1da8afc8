import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { useLiveEvent } from "@/components/live/use-live-event";
import { NEW_CHAT } from "@/components/shell/places";

/** Where "Chat" leads: back to the conversation that was last open in this tab; from a conversation, to a new one. */
export function useChatAddress(): string {
  const path = usePathname();
  const isConversation = path.startsWith("/c/");
  const [last, setLast] = useState(NEW_CHAT);
  useEffect(() => {
    if (isConversation || path === NEW_CHAT) setLast(path);
  }, [isConversation, path]);
  useLiveEvent((event) => {
    if (event.type === "conversation" && event.deleted && last === `/c/${event.id}`) setLast(NEW_CHAT);
  });
  return isConversation ? NEW_CHAT : last;
}
