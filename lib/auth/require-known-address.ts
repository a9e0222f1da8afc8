import { isOurOrigin } from "@/lib/auth/require-same-origin";
import { isLoopbackAddress } from "@/lib/domain/loopback";
import { StewardError } from "@/lib/domain/steward-error";
import { type Configuration, configuration } from "@/lib/platform/configuration";

/**
 * For routes that only programs use. A page on the web can have its own name point to this machine (DNS rebinding), so
 * the name a request came by must be one of ours, and a browser's request must come from one of our pages.
 */
export function requireKnownAddress(request: Request): void {
  if (!isOurHost(request.headers.get("host") ?? "", configuration())) {
    throw new StewardError("FORBIDDEN", "This server does not go by that name.");
  }
  const origin = request.headers.get("origin");
  if (origin !== null && !isOurOrigin(origin, request)) {
    throw new StewardError("FORBIDDEN", "This request came from another site.");
  }
}

type Names = Pick<Configuration, "NEXTAUTH_URL" | "listensOnLoopback">;

/** The name it was told, and loopback's where it listens there. A server for others that was told none goes by any. */
export function isOurHost(host: string, { NEXTAUTH_URL, listensOnLoopback }: Names): boolean {
  if (NEXTAUTH_URL !== undefined && host.toLowerCase() === new URL(NEXTAUTH_URL).host) return true;
  if (listensOnLoopback) return isLoopbackAddress(host);
  return NEXTAUTH_URL === undefined;
}
