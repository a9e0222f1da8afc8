import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { findTokenCaller, listAccessTokens, saveAccessToken } from "@/lib/store/access-token-store";
import { joinAccounts, listAccounts } from "@/lib/store/account-directory";
import { database } from "@/lib/store/database";
import { findOrCreateUser, type ToldProfile } from "@/lib/store/user-store";
import { newPerson, times } from "@/tests/support/people";

const told = (email: string | null, emailIsVerified = true): ToldProfile => ({
  name: "Ada",
  timeZone: "Europe/Berlin",
  contact: { email, emailIsVerified, image: null },
});

const storedOf = async (id: string) => {
  const { client } = await database();
  const { email, emailVerified, name, timeZone } = await client.user.findUniqueOrThrow({ where: { id } });
  return { email, verified: emailVerified !== null, name, timeZone };
};

describe("who somebody is", () => {
  test("is decided by the provider's id alone: the same address elsewhere is somebody else", async () => {
    const email = `${randomUUID()}@example.org`;
    const id = randomUUID();
    const people = await Promise.all([
      findOrCreateUser({ provider: "github", providerAccountId: id }, told(email)),
      findOrCreateUser({ provider: "google", providerAccountId: id }, told(email)),
      findOrCreateUser({ provider: "oidc https://one.example", providerAccountId: id }, told(email, false)),
      findOrCreateUser({ provider: "oidc https://two.example", providerAccountId: id }, told(email, false)),
      findOrCreateUser({ provider: "local", providerAccountId: id }, { name: email, timeZone: undefined }),
    ]);
    expect(new Set(people.map((person) => person.id)).size).toBe(5);
  });

  test("stays the same when the address changes, and the address is kept with whether it was verified", async () => {
    const identity = { provider: "github", providerAccountId: randomUUID() };
    const { id } = await findOrCreateUser(identity, told("old@example.org", false));
    expect(await storedOf(id)).toMatchObject({ email: "old@example.org", verified: false });
    const again = await findOrCreateUser(identity, { ...told("new@example.org"), name: "Ada L.", timeZone: "UTC" });
    expect(again.id).toBe(id);
    // The name and the zone are the person's to change here.
    expect(await storedOf(id)).toEqual({
      email: "new@example.org",
      verified: true,
      name: "Ada",
      timeZone: "Europe/Berlin",
    });
    await findOrCreateUser(identity, told(null));
    expect(await storedOf(id)).toMatchObject({ email: null, verified: false });
  });

  test("is one person, also when ten browsers sign in for the first time at once", async () => {
    const identity = { provider: "github", providerAccountId: randomUUID() };
    const people = await times(10, () => findOrCreateUser(identity, told("ada@example.org")));
    expect(new Set(people.map(({ id }) => id)).size).toBe(1);
  });
});

describe("a token", () => {
  const issue = async (expiresAt: Date | null) => {
    const person = await newPerson();
    const hash = randomUUID();
    const { id } = await saveAccessToken(person.id, { name: "Script", scope: "read", hash, expiresAt });
    return { person, hash, id };
  };
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);

  test("lets nobody in after its time, and is still listed", async () => {
    const { person, hash } = await issue(inSeconds(-1));
    expect(await findTokenCaller(hash)).toBeNull();
    expect(await listAccessTokens(person.id)).toMatchObject([{ name: "Script", lastUsedAt: null }]);
  });

  test("lets its person in before, and notes that it was used", async () => {
    const { person, hash, id } = await issue(inSeconds(3600));
    expect(await findTokenCaller(hash)).toEqual({ user: person.user, token: { id, name: "Script", mayWrite: false } });
    const [first] = await listAccessTokens(person.id);
    expect(first?.lastUsedAt).toEqual(expect.any(String));
    await findTokenCaller(hash);
    expect((await listAccessTokens(person.id))[0]?.lastUsedAt).toBe(first?.lastUsedAt);
  });

  test("that never was lets nobody in", async () => {
    expect(await findTokenCaller(randomUUID())).toBeNull();
  });
});

describe("joining a new way to sign in with an old account", () => {
  test("gives the old list to who signs in the new way, and the empty account goes", async () => {
    const old = await newPerson();
    await old.add("From before");
    const identity = { provider: "github", providerAccountId: randomUUID() };
    const fresh = await findOrCreateUser(identity, told("ada@example.org"));
    await joinAccounts(fresh.id, old.id);
    const back = await findOrCreateUser(identity, told("ada@example.org"));
    expect(back).toMatchObject({ id: old.id, name: old.user.name, email: "ada@example.org" });
    const listed = (await listAccounts()).filter(({ id }) => id === old.id || id === fresh.id);
    expect(listed).toMatchObject([{ id: old.id, providers: ["local", "github"], tasks: 1 }]);
  });

  test("is refused when the new account has something of its own, or one of the two is not there", async () => {
    const [old, fresh] = [await newPerson(), await newPerson()];
    await fresh.add("Mine");
    await expect(joinAccounts(fresh.id, old.id)).rejects.toThrow("has tasks or conversations of its own");
    await expect(joinAccounts(old.id, randomUUID())).rejects.toThrow("There are no two such accounts.");
    await expect(joinAccounts(old.id, old.id)).rejects.toThrow("There are no two such accounts.");
    expect((await listAccounts()).filter(({ id }) => id === old.id || id === fresh.id)).toHaveLength(2);
  });
});
