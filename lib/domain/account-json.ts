/** A person's own account, as settings and the export show it. */
export interface AccountJson {
  name: string | null;
  email: string | null;
  email_verified: boolean;
  time_zone: string;
  signs_in_with: string[];
  created_at: string;
}
