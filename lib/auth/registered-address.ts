import { isDirectRequest } from "@/lib/auth/local-sign-in";
import { isLoopbackHost } from "@/lib/domain/loopback";
import { loopbackOrigin } from "@/lib/domain/loopback-origin";
import { configuration } from "@/lib/platform/configuration";

/**
 * A provider sends everybody back to the one address that was registered with it, and a sign-in can only end under the
 * name it began at, where its cookies are. So who came by another name of this machine has to begin at that address; for
 * everybody else this is null. Behind a proxy the name in a request need not be the one that was typed.
 */
export function registeredAddress(headers: Headers): string | null {
  const { NEXTAUTH_URL } = configuration();
  const came = loopbackOrigin(headers.get("host") ?? "");
  if (NEXTAUTH_URL === undefined || came === null || !isDirectRequest(headers)) return null;
  const { origin, protocol, hostname, port } = new URL(NEXTAUTH_URL);
  const isOtherName = origin !== came && protocol === "http:" && port === new URL(came).port;
  return isOtherName && isLoopbackHost(hostname) ? origin : null;
}
