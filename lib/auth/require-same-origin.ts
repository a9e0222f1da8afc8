import { StewardError } from "@/lib/domain/steward-error";
import { configuration } from "@/lib/platform/configuration";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * A cookie is sent by the browser whoever wrote the page, so a request that changes something must come from our own
 * pages. Browsers always send at least one of the two headers on such requests; programs with neither carry no cookie
 * that anybody else planted.
 */
export function requireSameOrigin(request: Request): void {
  if (SAFE_METHODS.has(request.method)) return;
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const foreignSite = site !== null && site !== "same-origin" && site !== "none";
  if (foreignSite || (origin !== null && !isOurOrigin(origin, request))) {
    throw new StewardError("FORBIDDEN", "This request came from another site.");
  }
}

export function isOurOrigin(origin: string, request: Request): boolean {
  const { NEXTAUTH_URL } = configuration();
  if (NEXTAUTH_URL !== undefined && origin === new URL(NEXTAUTH_URL).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === request.headers.get("host");
}
