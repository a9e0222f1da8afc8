import type { LookupAddress } from "node:dns";
import type { Reach } from "@/lib/platform/reach";
import { requireWithinReach } from "@/lib/platform/read-outside-address";

/** Where a name leads now, if all of that is within reach. */
export async function lookUpWithinReach(name: string, reach: Reach): Promise<LookupAddress[]> {
  const found = await reach.resolve(name);
  requireWithinReach(
    found.map(({ address }) => address),
    reach,
  );
  return found;
}
