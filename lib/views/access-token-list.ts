import { type AccessTokenJson, toAccessTokenJson } from "@/lib/domain/access-token";
import { listAccessTokens } from "@/lib/store/access-token-store";

export const readAccessTokens = async (userId: string): Promise<AccessTokenJson[]> =>
  (await listAccessTokens(userId)).map(toAccessTokenJson);
