import ipaddr from "ipaddr.js";

/** All the addresses of version 6 that anybody was ever given; what lies outside can only be a trick or a mistake. */
const GIVEN_OUT = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Whether an address belongs to the public internet: not this machine, not the network around it, not a cloud's metadata
 * service, nor any of them wrapped in an address of version 6. Which ranges those are the library knows.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast") return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GIVEN_OUT);
}
