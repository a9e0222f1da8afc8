import { configuration } from "@/lib/platform/configuration";

/** Where people reach this server: what it was told, or else what this request called it. */
export const ownAddress = (request: Request): string => new URL(configuration().NEXTAUTH_URL ?? request.url).origin;
