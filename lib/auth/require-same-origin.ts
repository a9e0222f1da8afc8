import { StewardError } from "@/lib/domain/steward-error";
import { type Configuration, configuration } from "@/lib/platform/configuration";

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

/**
 * The whole origin counts, its scheme too: whoever sits on the network writes the pages of http://us, and must not act through
 * https://us. The address that was set is known for sure; for other names it is what the request itself came by.
 */
export function isOurOrigin(
  origin: string,
  request: Request,
  { NEXTAUTH_URL }: Pick<Configuration, "NEXTAUTH_URL"> = configuration(),
): boolean {
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  if (NEXTAUTH_URL !== undefined && host === new URL(NEXTAUTH_URL).host) return origin === new URL(NEXTAUTH_URL).origin;
  return host === request.headers.get("host")?.toLowerCase() && protocol === protocolOf(request);
}

/** Only what stands in front can know, and says so. No page of another site can: it is no header that one may send unasked. */
function protocolOf(request: Request): string {
  const [forwarded] = (request.headers.get("x-forwarded-proto") ?? "").split(",");
  return forwarded ? `${forwarded.trim().toLowerCase()}:` : new URL(request.url).protocol;
}
