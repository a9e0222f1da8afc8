import type { Notice } from "@/lib/domain/notice";

/**
 * A way to reach somebody outside the app. Showing it in the app is no channel: the row that says a reminder was
 * delivered is what the app shows, so there is nothing to send and nothing to repeat.
 */
export interface Channel {
  /** Names its queue and its rows; never changes. */
  name: string;
  /** Of these people, those who want to be told this way and can be. */
  wantedBy(userIds: string[]): Promise<ReadonlySet<string>>;
  /**
   * Sends it, until the signal says it took too long. Throws when it did not go out; an `UnsendableError` when trying again
   * would not help, an `UncertainError` when it may have arrived all the same.
   */
  send(notice: Notice, signal: AbortSignal): Promise<void>;
  /**
   * Whether the other end shows a notice once however often it arrives, by its id. If not, one that a crash caught between
   * sending and marking, or of which nobody knows, is not sent again: it may have arrived.
   */
  showsRepeatsOnce: boolean;
  /** The pause doubles each time. */
  retries: { limit: number; delaySeconds: number };
}

/** Why it cannot be sent at all, in words for the person. */
export class UnsendableError extends Error {
  override name = "UnsendableError";
}

/** That it did not go out this time, in words for the person, who reads them if it never does. No full stop. */
export class UnreachedError extends Error {
  override name = "UnreachedError";
}

/** Nobody knows whether it arrived: it was handed over, and the answer never came. */
export class UncertainError extends Error {
  override name = "UncertainError";
}
