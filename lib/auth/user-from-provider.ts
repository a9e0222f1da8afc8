import { mayJoin, type SignUpSettings } from "@/lib/auth/may-join";
import { signInProfile } from "@/lib/domain/sign-in-profile";
import type { SignedInUser } from "@/lib/domain/signed-in-user";
import { configuration } from "@/lib/platform/configuration";
import { log } from "@/lib/platform/log";
import { findKnownUser, findOrCreateUser } from "@/lib/store/user-store";

interface ProviderArrival {
  provider: string;
  /** What our own `profile` of that provider made of its words. */
  profile: unknown;
  timeZone: string | undefined;
}

/**
 * Who a provider has sent, and null for who may not join: a stranger leaves nothing behind but a line in the log, which
 * does not say who it was.
 *
 * There is no adapter, on purpose: next-auth's would look for the e-mail address and for a session in this browser to
 * link the account to. Here the provider's id is the identity and nothing else is.
 */
export async function userFromProvider(
  { provider, profile, timeZone }: ProviderArrival,
  settings: SignUpSettings = configuration(),
): Promise<SignedInUser | null> {
  const { authority, id, name, login, ...contact } = signInProfile.parse(profile);
  const identity = { provider: authority, providerAccountId: id };
  const told = { name, timeZone, contact };
  if (mayJoin(settings, { provider, login, ...contact })) return findOrCreateUser(identity, told);
  const known = await findKnownUser(identity, told);
  if (!known) log.warn({ provider }, "A stranger was refused: SIGN_UP and SIGN_UP_ALLOW say who may join");
  return known;
}
