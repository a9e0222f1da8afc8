import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import { isPublicAddress } from "@/lib/platform/public-address";

/**
 * How far requests go whose address somebody else chose. It is an argument and not a setting: only code can widen it, and
 * only the tests do, so no environment makes a server send to its own network.
 */
export interface Reach {
  allowsAddress(address: string): boolean;
  /** As a URL has it: empty for the usual one. */
  allowsPort(port: string): boolean;
  /** Every address that a name stands for. */
  resolve(name: string): Promise<LookupAddress[]>;
  /** Who signs certificates, beside those whom everybody trusts. */
  certificateAuthority?: string;
}

export const PUBLIC_REACH: Reach = {
  allowsAddress: isPublicAddress,
  allowsPort: (port) => port === "",
  resolve: (name) => lookup(name, { all: true, verbatim: true }),
};

/** Where a request must not go. The message is a sentence for the person. */
export class OutOfReachError extends Error {
  override name = "OutOfReachError";
}
