interface Addresses {
  ownEmail: string | null;
  email: string | null;
  emailVerified: Date | null;
}

/** The columns it takes. */
export const ADDRESS_COLUMNS = { ownEmail: true, email: true, emailVerified: true } as const;

/** Where mail may go: only to an address that the person proved here, or that their provider vouches for. */
export const usableAddress = ({ ownEmail, email, emailVerified }: Addresses): string | null =>
  ownEmail ?? (emailVerified === null ? null : email);
