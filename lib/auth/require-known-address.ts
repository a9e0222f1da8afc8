import { isOurOrigin } from "@/lib/auth/require-same-origin";
import { isLoopbackHost } from "@/lib/domain/loopback";
import { StewardError } from "@/lib/domain/steward-error";
import { configuration } from "@/lib/platform/configuration";

/**
 * For routes that only programs use. A page on the web can have its own name point to this machine (DNS rebinding), so
 * the name a request came by must be one of ours, and a browser's request must come from one of our pages.
 */
export function requireKnownAddress(request: Request): void {
  const { NEXTAUTH_URL } = configuration();
  if (!isOurHost(request.headers.get("host") ?? "")) {
    throw new StewardError("FORBIDDEN", `This server does not go by that name. Its address is ${NEXTAUTH_URL}.`);
  }
  const origin = request.headers.get("origin");
  if (origin !== null && !isOurOrigin(origin, request)) {
    throw new StewardError("FORBIDDEN", "This request came from another site.");
  }
}

/** Where nobody told the server its own name, every name may be it. */
function isOurHost(host: string): boolean {
  const { NEXTAUTH_URL, listensOnLoopback } = configuration();
  if (NEXTAUTH_URL === undefined || host.toLowerCase() === new URL(NEXTAUTH_URL).host) return true;
  return listensOnLoopback && isLoopbackHost(host.replace(/:\d+$/, ""));
}
