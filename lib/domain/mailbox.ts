import { emailAddress } from "@/lib/domain/email-address";

/** An address, or a name and an address: Steward <steward@example.org>. */
const NAMED = /^[^<>\p{Cc}]*<([^<>]*)>$/u;

/** The address in it, by itself; undefined when there is none. */
export function addressIn(mailbox: string): string | undefined {
  const address = emailAddress.safeParse(NAMED.exec(mailbox)?.[1] ?? mailbox);
  return address.success ? address.data : undefined;
}

export const isMailbox = (text: string): boolean => addressIn(text) !== undefined;
