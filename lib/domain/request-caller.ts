import type { SignedInUser } from "@/lib/domain/signed-in-user";
import type { TokenMark } from "@/lib/domain/token-mark";

/** A program that a person gave a token to. */
export interface CallingToken extends TokenMark {
  mayWrite: boolean;
}

/** Who sent a request: a person in their browser, or a program that carries one of their tokens. */
export interface RequestCaller {
  user: SignedInUser;
  token: CallingToken | null;
}
