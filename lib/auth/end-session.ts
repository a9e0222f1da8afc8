import { readSessionClaims } from "@/lib/auth/session-claims";
import { saveEndedSession } from "@/lib/store/ended-session-store";

/** Signing out: this session is over wherever a copy of its cookie is. The person's other sessions go on. */
export async function endSession(token: unknown): Promise<void> {
  const session = readSessionClaims(token);
  if (session) await saveEndedSession(session.userId, session.id);
}
