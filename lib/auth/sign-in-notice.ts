import { newSignInLink } from "@/lib/auth/sign-in-link";
import { configuration } from "@/lib/platform/configuration";

/** What whoever starts the server should know each time about signing in by name; null when nobody can. */
export async function signInNotice(): Promise<string | null> {
  const { localSignIn } = configuration();
  switch (localSignIn) {
    case "name":
      return "Signing in takes only a name, for whoever is at this machine. Behind a proxy, set LOCAL_SIGN_IN=link: not every proxy can be told from a browser.";
    case "link":
      return `To sign in, open ${await newSignInLink()} in your browser. It works once, within a day; each start prints another.`;
    case "anyone":
      return "LOCAL_SIGN_IN=anyone: anybody who reaches this address can sign in as anybody.";
    case "off":
      return null;
  }
}
