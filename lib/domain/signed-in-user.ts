/** A person as the server knows them once they are signed in. */
export interface SignedInUser {
  id: string;
  name: string | null;
  email: string | null;
  image: string | null;
  timeZone: string;
  sessionVersion: number;
}
