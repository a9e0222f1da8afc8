import { configuration } from "@/lib/platform/configuration";
import { log } from "@/lib/platform/log";

/** Settings that are allowed but that somebody should be reminded of at every start. */
export function warnAboutSettings(): void {
  const { ALLOW_LOCAL_SIGN_IN, hasSignInProvider, listensOnLoopback, HOST } = configuration();
  if (ALLOW_LOCAL_SIGN_IN && !hasSignInProvider && !listensOnLoopback) {
    log.warn({ host: HOST }, "ALLOW_LOCAL_SIGN_IN: anybody who reaches this address can sign in as anybody");
  }
}
