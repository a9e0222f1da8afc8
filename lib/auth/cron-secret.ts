import { createHash, timingSafeEqual } from "node:crypto";
import { configuration } from "@/lib/platform/configuration";

export type CronCaller = "closed" | "stranger" | "cron";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Who calls a route that only a scheduler may call. Compared as digests, so that the time it takes tells nothing. */
export function cronCaller(request: Request): CronCaller {
  const { CRON_SECRET } = configuration();
  if (CRON_SECRET === undefined) return "closed";
  const said = request.headers.get("authorization") ?? "";
  return timingSafeEqual(digest(said), digest(`Bearer ${CRON_SECRET}`)) ? "cron" : "stranger";
}
