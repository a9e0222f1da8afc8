import { database } from "@/lib/store/database";

export interface RateLimitCount {
  count: number;
  secondsLeft: number;
}

/** Counts one request in the current minute or day, by the database's clock, shared by all instances. */
export async function countRequest(
  userId: string,
  bucket: string,
  window: "minute" | "day" = "minute",
): Promise<RateLimitCount> {
  const { client } = await database();
  const [row] = await client.$queryRaw<RateLimitCount[]>`
    INSERT INTO "RateLimit" AS r ("userId", "bucket", "windowStart", "count")
    VALUES (${userId}::uuid, ${bucket}, date_trunc(${window}, now()), 1)
    ON CONFLICT ("userId", "bucket") DO UPDATE SET
      "count" = CASE WHEN r."windowStart" = excluded."windowStart" THEN r."count" + 1 ELSE 1 END,
      "windowStart" = excluded."windowStart"
    RETURNING "count", ceil(extract(epoch FROM "windowStart" + ('1 ' || ${window})::interval - now()))::int AS "secondsLeft"`;
  return row ?? { count: 0, secondsLeft: 0 };
}
