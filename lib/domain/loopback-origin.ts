import { isLoopbackAddress } from "@/lib/domain/loopback";

/** The address behind a Host header that names this machine; null for every other. Any port: a tunnel may end elsewhere. */
export function loopbackOrigin(host: string): string | null {
  if (!isLoopbackAddress(host)) return null;
  const address = `http://${host}`;
  return URL.canParse(address) ? new URL(address).origin : null;
}
