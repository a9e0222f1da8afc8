import { isLoopbackHost } from "@/lib/domain/loopback";
import { configuration } from "@/lib/platform/configuration";
import { log } from "@/lib/platform/log";

/** Settings that are allowed but that somebody should be reminded of at every start. */
export function warnAboutSettings(): void {
  const { OIDC_ISSUER } = configuration();
  if (OIDC_ISSUER?.startsWith("http:") && !isLoopbackHost(new URL(OIDC_ISSUER).hostname)) {
    log.warn({ issuer: OIDC_ISSUER }, "OIDC_ISSUER is not https: whoever is on the way can sign in as anybody");
  }
}
