import { createHash, randomBytes } from "node:crypto";
import { openedBrowserCookie } from "@/lib/auth/opened-browser";
import { configuration } from "@/lib/platform/configuration";
import { homeAddress } from "@/lib/platform/own-address";
import { saveSignInLink, takeSignInLink } from "@/lib/store/sign-in-link-store";

/** The one-time address for whoever reads what the server prints. Only a hash of its key is kept. */
export async function newSignInLink(): Promise<string> {
  const key = randomBytes(32).toString("base64url");
  await saveSignInLink(hashOf(key));
  return `${homeAddress()}/api/sign-in/link/${key}`;
}

/** Opens signing in by name for the browser that came by the address. The second to come finds it used. */
export async function openSignIn(key: string): Promise<Response> {
  const isOpen = configuration().localSignIn === "link" && (await takeSignInLink(hashOf(key)));
  const headers = new Headers({ location: isOpen ? "/" : "/?error=UsedLink" });
  if (isOpen) headers.set("set-cookie", openedBrowserCookie());
  return new Response(null, { status: 303, headers });
}

const hashOf = (key: string): string => createHash("sha256").update(key).digest("hex");
