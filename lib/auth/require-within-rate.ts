import { StewardError } from "@/lib/domain/steward-error";
import { configuration } from "@/lib/platform/configuration";
import { countRequest } from "@/lib/store/rate-limit-store";

export type RateBucket = "messages" | "requests";

export async function requireWithinRate(userId: string, bucket: RateBucket): Promise<void> {
  const { RATE_LIMIT_MESSAGES, RATE_LIMIT_REQUESTS } = configuration();
  const limit = bucket === "messages" ? RATE_LIMIT_MESSAGES : RATE_LIMIT_REQUESTS;
  const { count, secondsLeft } = await countRequest(userId, bucket);
  if (count <= limit) return;
  throw new StewardError("RATE_LIMITED", `Too many requests. Try again in ${secondsLeft} seconds.`, {
    details: { retry_after: secondsLeft },
  });
}
