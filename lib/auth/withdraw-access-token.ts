import { z } from "zod";
import { StewardError } from "@/lib/domain/steward-error";
import { revokeAccessToken } from "@/lib/store/access-token-store";

/** From the next request on, the token is nobody's. */
export async function withdrawAccessToken(userId: string, id: string): Promise<void> {
  const known = z.uuid().safeParse(id).success && (await revokeAccessToken(userId, id));
  if (!known) throw new StewardError("NOT_FOUND", "There is no such token.");
}
