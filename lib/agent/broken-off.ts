import type { ReplyEnd } from "@/lib/agent/reply-end";
import { SHUTTING_DOWN } from "@/lib/agent/running-turns";

/** The end of a reply that was broken off: by the person, or because the server goes down. Either may be tried again. */
export const brokenOff = ({ reason }: AbortSignal): ReplyEnd =>
  reason === SHUTTING_DOWN ? { state: "interrupted" } : { state: "interrupted", stopped: true };
