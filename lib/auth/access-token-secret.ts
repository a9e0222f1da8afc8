import { createHash, randomBytes } from "node:crypto";

const PATTERN = /^stw_[A-Za-z0-9_-]{43}$/;

/** 256 random bits. The prefix lets secret scanners and people recognise one. */
export const newAccessTokenSecret = (): string => `stw_${randomBytes(32).toString("base64url")}`;

/** Random enough that a plain hash is safe to keep: there is nothing to guess. Null for what cannot be a token. */
export const hashAccessToken = (secret: string): string | null =>
  looksLikeAccessToken(secret) ? createHash("sha256").update(secret).digest("hex") : null;

export const looksLikeAccessToken = (text: string): boolean => PATTERN.test(text);
