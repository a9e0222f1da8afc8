/** A person's own account, as settings and the export show it. */
export interface AccountJson {
  /** How Steward calls the person. */
  name: string | null;
  email: string | null;
  email_verified: boolean;
  time_zone: string;
  signs_in_with: string[];
  /** What the person types to come in by name, whatever they are called; null for who cannot. */
  sign_in_name: string | null;
  created_at: string;
}
