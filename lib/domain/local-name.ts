/** Endings that the public DNS does not have, nor ever will. */
const PRIVATE_ENDING = /\.(localhost|local|internal|lan|home|corp|home\.arpa)$/;

/**
 * Whether a Host header holds an address, or a name that only this machine or its own network can have given: no stranger can have
 * their DNS answer for it.
 */
export function isLocalName(host: string): boolean {
  const name = host.toLowerCase().replace(/:\d{1,5}$/, "");
  const isAddress = /^\d{1,3}(\.\d{1,3}){3}$/.test(name) || /^\[[\da-f:.]+\]$/.test(name);
  return isAddress || /^[\w-]+$/.test(name) || (/^[\w.-]+$/.test(name) && PRIVATE_ENDING.test(name));
}
