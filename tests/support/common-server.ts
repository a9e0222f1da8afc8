import { type RunningServer, startServerOnCopy } from "@/tests/support/server-on-copy";

/** Known to the tests, so that they can make the cookies that a forger could not. */
export const COMMON_SECRET = "known to the tests and to nobody else";

/** For all files whose tests bring people of their own and need no particular settings. */
export const COMMON = { AUTH_SECRET: COMMON_SECRET, RATE_LIMIT_MESSAGES: "10000" };

/** Offered at a front desk. */
export async function startCommonServer(): Promise<{ value: string; stop: RunningServer["stop"] }> {
  const { address, stop } = await startServerOnCopy(COMMON);
  return { value: address, stop };
}
