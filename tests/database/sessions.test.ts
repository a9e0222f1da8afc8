import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { endSession } from "@/lib/auth/end-session";
import { findSession } from "@/lib/auth/read-session";
import { newSession, sessionClaims } from "@/lib/auth/session-claims";
import { eraseUser, raiseSessionVersion } from "@/lib/store/account-store";
import { database } from "@/lib/store/database";
import { purgeEndedSessions } from "@/lib/store/ended-session-store";
import { atMoment, newPerson, type Person } from "@/tests/support/people";

const BEGAN = "2026-02-03T09:00:00Z";
const daysLater = (days: number) => new Date(Date.parse(BEGAN) + days * 24 * 60 * 60 * 1000);
const secondsAt = (moment: string | Date) => new Date(moment).getTime() / 1000;

/** What next-auth seals into a cookie: our claims, with an id and a time of their own at every renewal. */
const sealedAt = (claims: object, moment: string | Date = BEGAN) => ({
  ...claims,
  jti: randomUUID(),
  iat: secondsAt(moment),
});
const signedIn = ({ user }: Person) => sealedAt(sessionClaims(newSession(user, atMoment(BEGAN))));
const beforeSessions = ({ user }: Person) => sealedAt({ sub: user.id, sessionVersion: user.sessionVersion });

async function renewed(token: object, moment: string | Date = BEGAN) {
  const known = await findSession(token, atMoment(moment));
  return known && sealedAt(sessionClaims(known.session), moment);
}

const isSignedIn = async (token: unknown, moment: string | Date = BEGAN) =>
  (await findSession(token, atMoment(moment))) !== null;

describe("a session that was signed out of", () => {
  test("is over for every token of it, renewed before or not, and for no other", async () => {
    const [ada, bob] = [await newPerson(), await newPerson()];
    const token = signedIn(ada);
    const [copy, other, stranger] = [await renewed(token), signedIn(ada), signedIn(bob)];
    await endSession(token);
    expect([await isSignedIn(token), await isSignedIn(copy), await renewed(token)]).toEqual([false, false, null]);
    expect([await isSignedIn(other), await isSignedIn(stranger)]).toEqual([true, true]);
  });

  test("may have begun before sessions had ids", async () => {
    const ada = await newPerson();
    const [token, other] = [beforeSessions(ada), beforeSessions(ada)];
    const now = await renewed(token);
    await endSession(now);
    expect([await isSignedIn(now), await isSignedIn(token), await isSignedIn(other)]).toEqual([false, false, true]);
  });

  test("can be signed out of again, also when the account has gone", async () => {
    const ada = await newPerson();
    const [token, other] = [signedIn(ada), signedIn(ada)];
    await endSession(token);
    await endSession(token);
    await eraseUser(ada.id);
    await endSession(other);
    expect(await isSignedIn(other)).toBe(false);
  });

  test("is forgotten only when no cookie of it can hold any more", async () => {
    const ada = await newPerson();
    const token = signedIn(ada);
    await endSession(token);
    const { client } = await database();
    const kept = () => client.endedSession.count({ where: { userId: ada.id } });
    const daysFromNow = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
    await purgeEndedSessions(daysFromNow(30.5));
    expect(await kept()).toBe(1);
    await purgeEndedSessions(daysFromNow(31.5));
    expect(await kept()).toBe(0);
  });
});

describe("a session that nobody ends", () => {
  test("is over ninety days after signing in, however often it was renewed", async () => {
    const ada = await newPerson();
    let token: object | null = signedIn(ada);
    for (const day of [29, 58, 87]) token = token && (await renewed(token, daysLater(day)));
    expect(await isSignedIn(token, daysLater(90))).toBe(true);
    expect(await isSignedIn(token, daysLater(90.01))).toBe(false);
  });

  test("counts from its cookie when it began before that was written down", async () => {
    const ada = await newPerson();
    const token = await renewed(beforeSessions(ada), daysLater(20));
    expect(await isSignedIn(token, daysLater(90))).toBe(true);
    expect(await isSignedIn(token, daysLater(90.01))).toBe(false);
  });
});

test("signing out everywhere ends every session, whenever it began", async () => {
  const ada = await newPerson();
  const tokens = [signedIn(ada), beforeSessions(ada)];
  await raiseSessionVersion(ada.id);
  expect(await Promise.all(tokens.map((token) => isSignedIn(token)))).toEqual([false, false]);
});

test.each([
  ["nothing", null],
  ["no person", { sub: undefined }],
  ["a strange person", { sub: "' OR 1=1 --" }],
  ["a strange version", { sessionVersion: Number.MAX_SAFE_INTEGER }],
  ["a strange session", { sid: "' OR 1=1 --" }],
  ["a strange beginning", { auth_time: "yesterday" }],
])("a token with %s is nobody's", async (_, forged) => {
  const ada = await newPerson();
  expect(await isSignedIn(forged && { ...signedIn(ada), ...forged })).toBe(false);
});
