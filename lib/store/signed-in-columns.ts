/** The columns of a person that make a `SignedInUser`. */
export const SIGNED_IN_COLUMNS = {
  id: true,
  name: true,
  email: true,
  image: true,
  timeZone: true,
  sessionVersion: true,
} as const;
