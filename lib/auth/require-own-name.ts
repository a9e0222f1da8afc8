import { isOurHost } from "@/lib/auth/require-known-address";
import { isLocalName } from "@/lib/domain/local-name";
import { StewardError } from "@/lib/domain/steward-error";
import { type Configuration, configuration } from "@/lib/platform/configuration";

/**
 * For whatever a browser may do. A page on the web can have its own name point to this machine (DNS rebinding) and is then the
 * same origin as we are. So the name must be ours, or one that cannot be a stranger's: people come through forwarded
 * ports, and proxies put the name of the machine behind them in its place.
 */
export function requireOwnName({ headers }: Request): void {
  if (isOwnName(headers, configuration())) return;
  const sentence = "This server does not go by that name. Whoever runs it can set NEXTAUTH_URL to it.";
  throw new StewardError("FORBIDDEN", sentence);
}

type Names = Pick<Configuration, "NEXTAUTH_URL" | "listensOnLoopback" | "hasSignInProvider" | "localSignIn">;

export function isOwnName(headers: Headers, names: Names): boolean {
  const host = headers.get("host") ?? "";
  if (isOurHost(host, names) || isLocalName(host)) return true;
  // Who lets anyone in and tells no name is reached by names that nobody told us.
  if (names.localSignIn === "anyone" && names.NEXTAUTH_URL === undefined) return true;
  // Some proxies put their own public name there and tell ours beside it. Anybody may say so; with a provider that gains nothing,
  // since every sign-in ends at the address that was set.
  const told = headers.get("x-forwarded-host")?.toLowerCase();
  return names.hasSignInProvider && names.NEXTAUTH_URL !== undefined && told === new URL(names.NEXTAUTH_URL).host;
}
