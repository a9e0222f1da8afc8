/** The codes next-auth puts into the address when signing in failed, as sentences. */
const SENTENCES: Record<string, string> = {
  CredentialsSignin: "That name cannot be used. A name has 1 to 80 characters.",
  SessionRequired: "Please sign in first.",
  AccessDenied: "You are not allowed to sign in here.",
  Configuration: "Sign-in is not set up correctly. The server’s log says why.",
};

export function signInProblem(code: string): string {
  return SENTENCES[code] ?? "Signing in did not work. Please try again.";
}
