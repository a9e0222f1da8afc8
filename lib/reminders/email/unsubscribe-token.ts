import { z } from "zod";
import { isSameDigest, keyedDigest } from "@/lib/platform/keyed-digest";

const PURPOSE = "unsubscribe";

/** Says: whoever reads mail at this address may end it. It opens nothing else, and nothing after another address is used. */
export const unsubscribeToken = (userId: string, address: string): string =>
  `${userId}.${keyedDigest(PURPOSE, `${userId} ${address}`)}`;

/** Whom a token says it is about. Nothing is proved by that yet. */
export const personNamedIn = (token: string): string | null => z.uuid().safeParse(token.split(".")[0]).data ?? null;

export const isUnsubscribeToken = (token: string, userId: string, address: string): boolean =>
  isSameDigest(token, unsubscribeToken(userId, address));
