import { Check, Copy } from "lucide-react";
import { useId, useState } from "react";
import { toast } from "sonner";
import { ReplyReasons } from "@/components/chat/reply-reasons";
import type { ReplyView } from "@/components/chat/reply-view";
import { UndoButton } from "@/components/chat/undo-button";
import { copyText } from "@/components/copy-text";
import { TextButton } from "@/components/text-button";
import type { ChatMessage } from "@/lib/agent/chat-message";
import { readChatData } from "@/lib/domain/chat-data";

interface ReplyFooterProps {
  message: ChatMessage;
  view: ReplyView;
}

/** Under a reply, small: why, the way back, how long it took. */
export function ReplyFooter({ message, view }: ReplyFooterProps) {
  const [explained, setExplained] = useState(false);
  const reasonsId = useId();
  const decision = readChatData(message.parts, "decision");
  const { processing_time_ms: milliseconds } = message.metadata ?? {};
  const took = milliseconds === undefined ? "" : sayDuration(milliseconds);
  return (
    <>
      <p className="flex flex-wrap items-center gap-3 text-faint text-small">
        {decision ? (
          <TextButton aria-expanded={explained} aria-controls={reasonsId} onClick={() => setExplained(!explained)}>
            Why?
          </TextButton>
        ) : null}
        {view.records.length > 0 ? <UndoButton records={view.records} /> : null}
        <CopyButton text={view.spoken} />
        {took ? <span className="tabular-nums">{took}</span> : null}
      </p>
      <div id={reasonsId}>
        {explained && decision ? <ReplyReasons decision={decision} calls={view.calls} took={took} /> : null}
      </div>
    </>
  );
}

const sayDuration = (milliseconds: number): string =>
  milliseconds < 1000 ? `${Math.max(1, milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;

function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    if (await copyText(text)) setCopied(true);
    else toast.error("Your browser did not allow copying.");
  }
  const Icon = copied ? Check : Copy;
  return (
    <button
      type="button"
      onClick={copy}
      onBlur={() => setCopied(false)}
      className="rounded-small p-0.5 text-soft transition-colors duration-150 hover:text-ink"
    >
      <Icon aria-hidden="true" className="size-3.5" />
      <span className="sr-only">{copied ? "Copied" : "Copy the reply"}</span>
    </button>
  );
}
