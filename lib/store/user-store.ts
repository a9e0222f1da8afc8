import type { SignedInUser } from "@/lib/domain/signed-in-user";
import { database } from "@/lib/store/database";
import { SIGNED_IN_COLUMNS } from "@/lib/store/signed-in-columns";

/** The person, unless this session of theirs was ended: one question, because every request asks it. */
export async function findUserInSession(userId: string, sessionId: string): Promise<SignedInUser | null> {
  const { client } = await database();
  return client.user.findUnique({
    where: { id: userId, endedSessions: { none: { id: sessionId } } },
    select: SIGNED_IN_COLUMNS,
  });
}

export interface AccountIdentity {
  provider: string;
  providerAccountId: string;
}

/** What was said about somebody when they signed in. An address may be nobody's or somebody else's: it links nothing. */
export interface ToldProfile {
  name: string;
  timeZone: string | undefined;
  contact?: { email: string | null; emailIsVerified: boolean; image: string | null };
}

/** Who has an account already. For anybody else nothing is written. */
export async function findKnownUser(identity: AccountIdentity, profile: ToldProfile): Promise<SignedInUser | null> {
  const known = await findByIdentity(identity);
  return known && profile.contact ? refreshContact(known, profile.contact) : known;
}

/** One person per identity at a provider, also when two browsers sign in for the first time at the same moment. */
export async function findOrCreateUser(identity: AccountIdentity, profile: ToldProfile): Promise<SignedInUser> {
  const known = await findKnownUser(identity, profile);
  if (known) return known;
  const { client } = await database();
  const { name, timeZone, contact } = profile;
  try {
    return await client.user.create({
      data: {
        name,
        ...(timeZone === undefined ? {} : { timeZone }),
        ...(contact ? contactColumns(contact) : {}),
        accounts: { create: identity },
      },
      select: SIGNED_IN_COLUMNS,
    });
  } catch (error) {
    const winner = await findByIdentity(identity);
    if (winner) return winner;
    throw error;
  }
}

async function findByIdentity(identity: AccountIdentity): Promise<SignedInUser | null> {
  const { client } = await database();
  const account = await client.account.findUnique({
    where: { provider_providerAccountId: identity },
    select: { user: { select: SIGNED_IN_COLUMNS } },
  });
  return account?.user ?? null;
}

type Contact = NonNullable<ToldProfile["contact"]>;

const contactColumns = ({ email, emailIsVerified, image }: Contact) => ({
  email,
  emailVerified: email !== null && emailIsVerified ? new Date() : null,
  image,
});

/** The provider knows best what address somebody has today. The name is theirs to change here, so it stays. */
async function refreshContact(user: SignedInUser, contact: Contact): Promise<SignedInUser> {
  const { client } = await database();
  return client.user.update({ where: { id: user.id }, data: contactColumns(contact), select: SIGNED_IN_COLUMNS });
}
