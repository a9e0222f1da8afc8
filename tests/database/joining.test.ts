import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { userFromProvider } from "@/lib/auth/user-from-provider";
import { readConfiguration } from "@/lib/platform/configuration";
import { eraseUser } from "@/lib/store/account-store";
import { database } from "@/lib/store/database";
import { newPerson, times } from "@/tests/support/people";

const CLOSED = readConfiguration({ SIGN_UP: "closed" });
const allowing = (SIGN_UP_ALLOW: string) => readConfiguration({ SIGN_UP: "closed", SIGN_UP_ALLOW });

const onGitHub = (login: string, email: string | null = null) => ({
  provider: "github",
  profile: { authority: "github", id: randomUUID(), name: "Ann", login, email, emailIsVerified: true },
  timeZone: undefined,
});

async function rows() {
  const { client } = await database();
  const [users, accounts] = await Promise.all([client.user.count(), client.account.count()]);
  return { users, accounts };
}

test("a stranger is nobody and leaves nothing, however often and at once they come", async () => {
  await newPerson();
  const before = await rows();
  const stranger = onGitHub("zoe", "zoe@example.org");
  expect(await times(10, () => userFromProvider(stranger, CLOSED))).toEqual(Array(10).fill(null));
  expect(await userFromProvider(stranger, allowing("github:ann @home.example"))).toBeNull();
  expect(await rows()).toEqual(before);
});

test("who is allowed gets one account, however often and at once they come", async () => {
  const before = await rows();
  const ann = onGitHub("Ann");
  const people = await times(10, () => userFromProvider(ann, allowing("github:ann")));
  expect(new Set(people.map((person) => person?.id)).size).toBe(1);
  expect(people[0]).toMatchObject({ name: "Ann" });
  expect(await rows()).toEqual({ users: before.users + 1, accounts: before.accounts + 1 });
});

test("a member stays in when the list no longer names them, with another login and another address", async () => {
  const ann = onGitHub("ann", "ann@example.org");
  const joined = await userFromProvider(ann, allowing("@example.org"));
  const renamed = { ...ann, profile: { ...ann.profile, login: "anna", email: "ann@elsewhere.example" } };
  expect(await userFromProvider(renamed, CLOSED)).toEqual({ ...joined, email: "ann@elsewhere.example" });
});

test("who takes over a member's old login is a stranger, unless that login is still on the list", async () => {
  const ann = onGitHub("ann-moved");
  await userFromProvider(ann, allowing("github:ann-moved"));
  expect(await userFromProvider(onGitHub("ann-moved"), CLOSED)).toBeNull();
  expect(await userFromProvider(onGitHub("ann-moved"), allowing("github:ann-moved"))).not.toBeNull();
});

test("who deleted their account is a stranger again", async () => {
  const ann = onGitHub("ann-left");
  const joined = await userFromProvider(ann, allowing("github:ann-left"));
  await eraseUser(joined?.id ?? "");
  const before = await rows();
  expect(await userFromProvider(ann, CLOSED)).toBeNull();
  expect(await rows()).toEqual(before);
});
