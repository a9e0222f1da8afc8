/** Who came from the provider has no account here and may not get one. next-auth's own word for it. */
export const REFUSED = "AccessDenied";

/** The codes that next-auth and we put into the address when signing in failed, as sentences. */
const SENTENCES: Record<string, string> = {
  CredentialsSignin: "That name cannot be used. A name has 1 to 80 characters.",
  SessionRequired: "Please sign in first.",
  Denied: "Signing in was called off at the provider. Nothing was shared.",
  [REFUSED]: "This server does not take new people. Ask whoever runs it, or try another account.",
  OAuthSignin: "The provider cannot be reached. Please try again in a moment.",
  OAuthCallback: "Signing in was interrupted or took too long. Please start again.",
  Callback: "The provider did not let you in. Please start again.",
  UsedLink: "This address was used already, or a day has passed since it was printed.",
  Configuration: "Sign-in is not set up correctly. The server’s log says why.",
};

export function signInProblem(code: string): string {
  return SENTENCES[code] ?? "Signing in did not work. Please try again.";
}
