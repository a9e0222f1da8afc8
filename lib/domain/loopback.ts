/** The same of a Host header, which may name a port. */
export const isLoopbackAddress = (host: string): boolean => isLoopbackHost(host.replace(/:\d+$/, ""));

/** Names of this machine as seen from itself; nothing that another machine could reach. */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, "$1");
  return name === "localhost" || name === "::1" || /^127(\.\d{1,3}){3}$/.test(name);
}
