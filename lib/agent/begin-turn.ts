import { setTimeout as pause } from "node:timers/promises";
import { titleFrom } from "@/lib/domain/conversation-title";
import type { Json } from "@/lib/domain/invocation";
import { textOf } from "@/lib/domain/message-text";
import { StewardError } from "@/lib/domain/steward-error";
import type { MessageState, StoredMessage } from "@/lib/domain/stored-message";
import type { TokenMark } from "@/lib/domain/token-mark";
import { interruptSilentReplies } from "@/lib/store/chat-reply";
import { findTokenPlace, findTurn, openTurn, takeReply } from "@/lib/store/chat-turn";

export interface TurnRequest {
  userId: string;
  conversationId: string;
  /** The access token that speaks; null: the person. */
  token: TokenMark | null;
  message: { id: string; text: string };
}

/** The right to write a reply. An attempt that is given up for dead loses it to the next. */
export interface ReplyClaim {
  replyId: string;
  attempt: number;
  /** Set when the conversation begins with this message: when it was sent. */
  firstSentAt: Date | null;
}

export type Beginning = { kind: "run"; claim: ReplyClaim } | { kind: "replay"; reply: StoredMessage };

const LOOK_AGAIN_MS = 100;
const LONGEST_WAIT_MS = 120_000;

/**
 * The message is saved before anything is done about it, and its id is the key: the same one again finds what is there,
 * finished or running, and starts anew only what failed. Messages of one conversation wait for each other here.
 */
export async function beginTurn(request: TurnRequest, newId: () => string): Promise<Beginning> {
  const { userId, conversationId, token, message } = request;
  const parts: Json[] = [{ type: "text", text: message.text }];
  const names = { userId, conversationId, messageId: message.id, replyId: newId() };
  const opened = await openTurn({ ...names, token, title: titleFrom(message.text), parts });
  if (!opened.isOurs) {
    await requireToBeSpeaker(request);
    throw notThere();
  }
  const { firstSentAt } = opened;
  if (opened.hasReply) return { kind: "run", claim: { replyId: names.replyId, attempt: 1, firstSentAt } };
  for (let waited = 0; waited <= LONGEST_WAIT_MS; waited += LOOK_AGAIN_MS) {
    await interruptSilentReplies(userId, conversationId);
    const reply = await findReply(request);
    if (reply && !MAY_BE_TRIED_AGAIN.has(reply.state)) return { kind: "replay", reply };
    await requireToBeSpeaker(request);
    const taken = await takeReply(names);
    if (taken) return { kind: "run", claim: { replyId: reply?.id ?? names.replyId, ...taken, firstSentAt: null } };
    await pause(LOOK_AGAIN_MS);
  }
  throw new StewardError("TIMEOUT", "Another message is still being answered. Try again in a moment.");
}

const MAY_BE_TRIED_AGAIN: ReadonlySet<MessageState> = new Set(["error", "interrupted"]);

const notThere = () => new StewardError("NOT_FOUND", "There is no such conversation.");

/** What a token left waiting, or failed, is not begun any more once the person has spoken: it would come in between. */
async function requireToBeSpeaker({ userId, conversationId, token }: TurnRequest): Promise<void> {
  const place = token ? await findTokenPlace(userId, conversationId, token.id) : "own";
  if (place === "none") throw notThere();
  if (place === "taken over")
    throw new StewardError("CONFLICT", "The person has spoken in this conversation since. Begin a new one.");
}

/**
 * The reply to this very message; another message under its id is a mistake of the sender. Another speaker's message is
 * another one, even with the same words: what a token said must not be done as if the person had.
 */
async function findReply({ userId, conversationId, token, message }: TurnRequest): Promise<StoredMessage | null> {
  const turn = await findTurn(userId, message.id);
  if (!turn) throw new StewardError("CONFLICT", "This message was deleted.");
  const isSame =
    turn.message.token?.id === token?.id &&
    turn.message.conversationId === conversationId &&
    textOf(turn.message) === message.text;
  if (!isSame) throw new StewardError("CONFLICT", "This message id was used for another message.");
  return turn.reply;
}
