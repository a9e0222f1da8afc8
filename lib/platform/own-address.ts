import { configuration } from "@/lib/platform/configuration";

/** Where people reach this server: what it was told, or else what this request called it. */
export const ownAddress = (request: Request): string => new URL(configuration().NEXTAUTH_URL ?? request.url).origin;

/** Where people reach it, as far as it is known without a request: what it was told, or else where it listens. */
export function homeAddress(): string {
  const { NEXTAUTH_URL, HOST = "127.0.0.1", PORT } = configuration();
  return new URL(NEXTAUTH_URL ?? `http://${HOST.includes(":") ? `[${HOST}]` : HOST}:${PORT}`).origin;
}
