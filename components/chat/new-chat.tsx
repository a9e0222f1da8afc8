"use client";

import { usePathname } from "next/navigation";
import { useState } from "react";
import { Chat } from "@/components/chat/chat";
import { randomId } from "@/components/random-id";
import { NEW_CHAT } from "@/components/shell/places";

interface NewChatProps {
  /** Of the conversation that may begin here. */
  id: string;
  mind: string;
  timeZone: string;
  /** Where a draft is kept before the first message: a new chat has another id after a reload. */
  draftPlace: string;
}

/**
 * Where conversations begin. Each gets its address with its first message, and the router takes all these addresses for
 * this one page: by the way back, or by going to a new chat from one that began here. So the page goes by its address.
 */
export function NewChat({ id: firstId, ...rest }: NewChatProps) {
  const path = usePathname();
  const [shown, setShown] = useState({ path, id: firstId });
  if (path !== shown.path) setShown({ path, id: idAt(path) });
  return <Chat key={shown.id} id={shown.id} title="" messages={[]} {...rest} />;
}

const idAt = (path: string): string => (path === NEW_CHAT ? randomId() : path.replace("/c/", ""));
