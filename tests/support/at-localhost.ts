/** The same server under its other name, as somebody types it. */
export const atLocalhost = (address: string): string => address.replace("//127.0.0.1:", "//localhost:");
