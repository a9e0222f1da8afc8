import type { ErrorCode } from "@/lib/domain/error-codes";

/** A failure with a stable code and a sentence that may be shown to the person as it stands. */
export class StewardError extends Error {
  override name = "StewardError";
  constructor(
    readonly code: ErrorCode,
    message: string,
    options?: { cause?: unknown; details?: Record<string, unknown> },
  ) {
    super(message, { cause: options?.cause });
    this.details = options?.details;
  }
  /** What a program needs to go on: the candidates of an ambiguous title, the seconds to wait. */
  readonly details: Record<string, unknown> | undefined;
}
