/** `write` includes reading. No scope confirms a deletion or reaches the account. */
export const TOKEN_SCOPES = ["read", "write"] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** A token as its owner sees it afterwards: everything but the token. */
export interface AccessToken {
  id: string;
  name: string;
  scope: TokenScope;
  createdAt: string;
  expiresAt: string | null;
  lastUsedAt: string | null;
}

export interface AccessTokenJson {
  id: string;
  name: string;
  scope: TokenScope;
  created_at: string;
  expires_at: string | null;
  last_used_at: string | null;
}

export const toAccessTokenJson = (token: AccessToken): AccessTokenJson => ({
  id: token.id,
  name: token.name,
  scope: token.scope,
  created_at: token.createdAt,
  expires_at: token.expiresAt,
  last_used_at: token.lastUsedAt,
});
