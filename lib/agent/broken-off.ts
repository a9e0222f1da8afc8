import type { ReplyEnd } from "@/lib/agent/reply-end";

/** Why a turn is broken off when the person wished it. A server that goes down has reasons of its own. */
export const STOPPED_BY_PERSON = "stopped by the person";

/** The end of a reply that was broken off. Whoever did it, it may be tried again. */
export const brokenOff = ({ reason }: AbortSignal): ReplyEnd => ({
  state: "interrupted",
  ...(reason === STOPPED_BY_PERSON && { stopped: true }),
});
