import { z } from "zod";
import { type Clock, systemClock } from "@/lib/domain/clock";
import { LIMITS } from "@/lib/domain/limits";
import type { SignedInUser } from "@/lib/domain/signed-in-user";

const DAY = 24 * 60 * 60;

/** What a session's token says. next-auth adds `jti` and `iat`, anew whenever it renews the token. */
const claims = z.object({
  sub: z.uuid(),
  sessionVersion: z.number().int(),
  jti: z.uuid(),
  iat: z.number(),
  sid: z.uuid().optional(),
  auth_time: z.number().optional(),
});

export interface Session {
  id: string;
  userId: string;
  version: number;
  /** When somebody signed in, in seconds. Renewing does not move it. */
  beganAt: number;
}

/**
 * Tokens of versions before say neither which session they are nor when it began. They go by their own id and age, and
 * hand both on when they are renewed, so that whoever signs out then ends the old token as well.
 */
export function readSessionClaims(token: unknown): Session | null {
  const { data } = claims.safeParse(token);
  if (!data) return null;
  const { sub, sessionVersion, jti, iat, sid = jti, auth_time = iat } = data;
  return { id: sid, userId: sub, version: sessionVersion, beganAt: auth_time };
}

export const sessionClaims = ({ id, userId, version, beganAt }: Session) => ({
  sub: userId,
  sessionVersion: version,
  sid: id,
  auth_time: beganAt,
});

export const newSession = (
  { id, sessionVersion }: Pick<SignedInUser, "id" | "sessionVersion">,
  clock: Clock = systemClock,
): Session => ({
  id: clock.newId(),
  userId: id,
  version: sessionVersion,
  beganAt: secondsOf(clock),
});

/** However often it was renewed. */
export const hasRunOut = ({ beganAt }: Session, clock: Clock): boolean =>
  secondsOf(clock) - beganAt > LIMITS.sessionDays * DAY;

const secondsOf = (clock: Clock): number => Math.floor(clock.now().getTime() / 1000);
