import type { ErrorCode } from "@/lib/domain/error-codes";
import type { JsonObject } from "@/lib/domain/invocation";

/** A failure with a stable code and a sentence that may be shown to the person as it stands. */
export class StewardError extends Error {
  override name = "StewardError";
  constructor(
    readonly code: ErrorCode,
    message: string,
    options?: { cause?: unknown; details?: JsonObject },
  ) {
    super(message, { cause: options?.cause });
    this.details = options?.details;
    this.digest = code;
  }
  /** All that the framework tells an error page about what went wrong on the server. */
  readonly digest: string;
  /** What a program needs to go on: the card that waits, the seconds to wait. */
  readonly details: JsonObject | undefined;
}
