"use client";

import { useChat } from "@ai-sdk/react";
import { useState } from "react";

/** The least that can be talked to in a browser: what `/c/{id}` is weighed against. */
export default function BareChat() {
  const { messages, sendMessage } = useChat();
  const [text, setText] = useState("");
  return (
    <form onSubmit={() => sendMessage({ text })}>
      {messages.map(({ id, parts }) => (
        <p key={id}>{parts.map((part) => (part.type === "text" ? part.text : null))}</p>
      ))}
      <textarea aria-label="Message" value={text} onChange={(event) => setText(event.target.value)} />
    </form>
  );
}
