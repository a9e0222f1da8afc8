import { Bot, Pencil, Trash2 } from "lucide-react";
import Link from "next/link";
import { type KeyboardEvent, useState } from "react";
import { toast } from "sonner";
import { Button } from "@/components/button";
import { requestRemoval, requestRenaming } from "@/components/chat/conversation-requests";
import { ProgramName } from "@/components/chat/program-name";
import { focusOnMount } from "@/components/focus-on-mount";
import { IconButton } from "@/components/icon-button";
import { sentenceOf } from "@/components/send-request";
import { StoredTitle } from "@/components/stored-title";
import type { ConversationJson } from "@/lib/domain/conversation";
import { LIMITS } from "@/lib/domain/limits";
import type { TokenMark } from "@/lib/domain/token-mark";
import { visibleText } from "@/lib/domain/visible-parts";

interface ConversationRowProps {
  conversation: ConversationJson;
  isHere: boolean;
  onChange: () => void;
}

/** A conversation in the list: to go to, to rename, to delete after a second word. */
export function ConversationRow({ conversation, isHere, onChange }: ConversationRowProps) {
  const [mode, setMode] = useState<"shown" | "renaming" | "deleting">("shown");
  const { id, title, token } = conversation;

  async function attempt(work: Promise<unknown>, then: () => void): Promise<void> {
    try {
      await work;
      setMode("shown");
      then();
    } catch (error) {
      toast.error(sentenceOf(error));
    }
  }

  if (mode === "renaming") {
    const rename = (next: string) => attempt(requestRenaming(id, next), onChange);
    return <TitleField title={title} onSave={rename} onCancel={() => setMode("shown")} />;
  }
  if (mode === "deleting") {
    return (
      <div className="rounded-medium border border-warn-line bg-card px-2.5 py-2 text-label">
        <p>Delete this conversation? Your tasks stay.</p>
        <p className="mt-1 text-soft">
          <StoredTitle title={title} />
        </p>
        <div className="mt-2 flex gap-2">
          <Button look="danger" onClick={() => attempt(requestRemoval(id), onChange)}>
            Delete
          </Button>
          <Button ref={focusOnMount} onClick={() => setMode("shown")}>
            Keep
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="group relative flex items-center rounded-medium hover:bg-line/40 has-aria-[current]:bg-card has-aria-[current]:shadow-card">
      <Link
        href={`/c/${id}`}
        prefetch={false}
        dir="auto"
        aria-current={isHere ? "page" : undefined}
        className="flex min-w-0 flex-1 items-center gap-1.5 rounded-medium px-2.5 py-1.5 text-label text-soft aria-[current]:text-ink"
      >
        <span className="truncate">{title}</span>
        {token ? <ProgramSign token={token} /> : null}
      </Link>
      <span className="hidden group-focus-within:flex group-hover:flex pointer-coarse:flex">
        <IconButton label={`Rename ${visibleText(title)}`} className="size-7" onClick={() => setMode("renaming")}>
          <Pencil aria-hidden="true" className="size-3.5" />
        </IconButton>
        <IconButton label={`Delete ${visibleText(title)}`} className="size-7" onClick={() => setMode("deleting")}>
          <Trash2 aria-hidden="true" className="size-3.5" />
        </IconButton>
      </span>
    </div>
  );
}

/** A program began it, not the person. */
const ProgramSign = ({ token }: { token: TokenMark }) => (
  <span title={`Begun by ${visibleText(token.name)}`} className="shrink-0 text-faint">
    <Bot aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
    <span className="sr-only">
      , by <ProgramName token={token} />
    </span>
  </span>
);

interface TitleFieldProps {
  title: string;
  onSave: (title: string) => void;
  onCancel: () => void;
}

function TitleField({ title, onSave, onCancel }: TitleFieldProps) {
  const [typed, setTyped] = useState(title);
  const save = () => (typed.trim() && typed.trim() !== title ? onSave(typed.trim()) : onCancel());
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === "Enter") save();
    if (key === "Escape") onCancel();
  };
  return (
    <input
      ref={focusOnMount}
      aria-label="Title of the conversation"
      dir="auto"
      maxLength={LIMITS.conversationTitleLength}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={onKey}
      onBlur={save}
      className="h-8 w-full rounded-medium border border-line bg-card px-2.5 text-label"
    />
  );
}
