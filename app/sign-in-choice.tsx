import { randomBytes } from "node:crypto";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { ClosedSignIn } from "@/components/sign-in/closed-sign-in";
import { LocalSignIn } from "@/components/sign-in/local-sign-in";
import { ProviderSignIn } from "@/components/sign-in/provider-sign-in";
import { REFUSED, signInProblem } from "@/components/sign-in/sign-in-problem";
import { isLocalSignInOpen } from "@/lib/auth/local-sign-in";
import { registeredAddress } from "@/lib/auth/registered-address";
import { signInChoices } from "@/lib/auth/sign-in-providers";
import { configuration } from "@/lib/platform/configuration";
import { homeAddress } from "@/lib/platform/own-address";

interface SignInChoiceProps {
  /** A code from the address, about an earlier attempt. */
  error: string | undefined;
  callbackUrl: string | undefined;
}

/** The ways to sign in that are open to this request. */
export async function SignInChoice({ error, callbackUrl }: SignInChoiceProps) {
  const problem = error === undefined ? undefined : signInProblem(error);
  const { hasSignInProvider, localSignIn } = configuration();
  if (hasSignInProvider) {
    const elsewhere = registeredAddress(await headers());
    if (elsewhere !== null) redirect(`${elsewhere}/?${query({ error, callbackUrl })}`);
    const csrfToken = randomBytes(32).toString("hex");
    const wantsAnotherAccount = error === REFUSED;
    return <ProviderSignIn {...{ providers: signInChoices(), problem, callbackUrl, wantsAnotherAccount, csrfToken }} />;
  }
  if (isLocalSignInOpen(await headers())) return <LocalSignIn problem={problem} callbackUrl={callbackUrl} />;
  const localAddress = localSignIn === "name" ? homeAddress() : undefined;
  return <ClosedSignIn problem={problem} opensByLink={localSignIn === "link"} localAddress={localAddress} />;
}

const query = (parameters: Record<string, string | undefined>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
