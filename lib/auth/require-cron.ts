import { createHash, timingSafeEqual } from "node:crypto";
import { StewardError } from "@/lib/domain/steward-error";
import { configuration } from "@/lib/platform/configuration";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/**
 * For a route that only a scheduler may call, and that is not there where none was given the secret. Compared as digests,
 * so that the time it takes tells nothing.
 */
export function requireCron(request: Request): void {
  const { CRON_SECRET } = configuration();
  if (CRON_SECRET === undefined) throw new StewardError("NOT_FOUND", "Not found");
  const said = (request.headers.get("authorization") ?? "").replace(/^bearer +/i, "Bearer ");
  if (!timingSafeEqual(digest(said), digest(`Bearer ${CRON_SECRET}`))) {
    throw new StewardError("UNAUTHORIZED", "Not authorised");
  }
}
