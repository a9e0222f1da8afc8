import { usesSecureCookies } from "@/lib/auth/read-session";

/** What every cookie of ours says of itself: for no script, for no other site, and on https for nothing less. */
export const cookieAttributes = (): string => `HttpOnly; SameSite=Lax${usesSecureCookies() ? "; Secure" : ""}`;
