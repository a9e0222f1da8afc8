import { type RequestOptions, request } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { lookUpWithinReach } from "@/lib/platform/look-up-within-reach";
import type { Reach } from "@/lib/platform/reach";
import { bareHost, readOutsideAddress } from "@/lib/platform/read-outside-address";

interface Post {
  address: string;
  headers: Record<string, string>;
  body: Buffer;
  signal: AbortSignal;
}

export interface PostAnswer {
  status: number;
  retryAfter: string | undefined;
}

/**
 * Posts to an address that somebody else chose. A name is looked up when the connection is made, and the very addresses
 * that were checked are the ones connected to: one that pointed elsewhere before, or does a moment later, gains nothing. No
 * redirect is followed, no connection is used twice, and of the answer nothing is read but its head.
 */
export async function postWithinReach(post: Post, reach: Reach): Promise<PostAnswer> {
  const url = readOutsideAddress(post.address, reach);
  return new Promise((resolve, reject) => {
    const sending = request(url, optionsFor(url, post, reach), (response) => {
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers["retry-after"] });
      response.destroy();
    });
    sending.on("error", reject);
    sending.end(post.body);
  });
}

function optionsFor(url: URL, { headers, signal }: Post, reach: Reach): RequestOptions {
  const host = bareHost(url);
  return {
    method: "POST",
    headers,
    signal,
    agent: false,
    lookup: checkedLookup(reach),
    // A certificate is for a name; a bare number has none to announce.
    ...(isIP(host) === 0 ? { servername: host } : {}),
    ...(reach.certificateAuthority === undefined ? {} : { ca: reach.certificateAuthority }),
  };
}

const checkedLookup =
  (reach: Reach): LookupFunction =>
  (name, { all }, tell) => {
    lookUpWithinReach(name, reach).then(
      (found) => (all ? tell(null, found) : tell(null, found[0]?.address ?? "", found[0]?.family)),
      (error: unknown) => tell(error instanceof Error ? error : new Error("The name was not found"), []),
    );
  };
