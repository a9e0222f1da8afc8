import { isIP } from "node:net";
import { OutOfReachError, type Reach } from "@/lib/platform/reach";

/**
 * An address that somebody else chose, if a request may be sent there as far as the address itself tells: https, no
 * password, no number that is out of reach. The parser has one notation for a number, however oddly it was written. Where a
 * name leads is seen only when it is looked up.
 */
export function readOutsideAddress(address: string, reach: Reach): URL {
  if (!URL.canParse(address)) throw new OutOfReachError("This is not an address.");
  const url = new URL(address);
  if (url.protocol !== "https:") throw new OutOfReachError("The address must start with https://.");
  if (url.username || url.password) throw new OutOfReachError("The address must not hold a password.");
  if (!reach.allowsPort(url.port)) throw new OutOfReachError("The address must use the port of https.");
  const host = bareHost(url);
  if (isIP(host) !== 0) requireWithinReach([host], reach);
  return url;
}

/** The host without the brackets of an address of version 6. */
export const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, "$1");

/** One address that is out of reach spoils the name: who answers with both wants us to take the wrong one. */
export function requireWithinReach(addresses: readonly string[], reach: Reach): void {
  if (addresses.length === 0 || !addresses.every((address) => reach.allowsAddress(address))) {
    throw new OutOfReachError("This address is not on the public internet.");
  }
}
