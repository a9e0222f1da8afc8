import { loopbackOrigin } from "@/lib/domain/loopback-origin";
import { configuration } from "@/lib/platform/configuration";

/** Where people reach this server: what it was told, or else what this request called it. */
export const ownAddress = (request: Request): string =>
  addressCameBy(request.headers) ?? new URL(configuration().NEXTAUTH_URL ?? request.url).origin;

/**
 * On loopback, where it was told no address, the server goes by every name of this machine: localhost, 127.0.0.1, ::1.
 * Cookies belong to a name, so whoever came by one must be led back to that one. Any other name was only made to point
 * here (DNS rebinding) and never comes back out. Null where an address was set, and beyond loopback.
 */
export function addressCameBy(headers: Headers): string | null {
  const { NEXTAUTH_URL, listensOnLoopback } = configuration();
  if (NEXTAUTH_URL !== undefined || !listensOnLoopback) return null;
  return loopbackOrigin(headers.get("host") ?? "") ?? homeAddress();
}

/** Where people reach it, as far as it is known without a request: what it was told, or else where it listens. */
export function homeAddress(): string {
  const { NEXTAUTH_URL, HOST = "127.0.0.1", PORT } = configuration();
  return new URL(NEXTAUTH_URL ?? `http://${HOST.includes(":") ? `[${HOST}]` : HOST}:${PORT}`).origin;
}
