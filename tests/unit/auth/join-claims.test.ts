import { expect, test } from "vitest";
import { joinClaims } from "@/lib/auth/join-claims";

const TOKEN = { iss: "https://id.example", sub: "7" };

test("what is told about the same person fills in what the token leaves out", () => {
  const told = { sub: "7", name: "Ann", email: "ann@example.org", email_verified: true };
  expect(joinClaims(TOKEN, told)).toEqual({ ...told, ...TOKEN });
  expect(joinClaims({ ...TOKEN, email: "ann@example.org" }, told)).toMatchObject({ email_verified: true });
});

test.each([null, { sub: "8", name: "Eve" }])(
  "what is told about nobody or somebody else counts for nothing: %j",
  (told) => {
    expect(joinClaims(TOKEN, told)).toEqual(TOKEN);
  },
);

test("that one address was verified says nothing of another", () => {
  const told = { sub: "7", email: "eve@evil.example", email_verified: true };
  expect(joinClaims({ ...TOKEN, email: "ann@example.org" }, told)).not.toHaveProperty("email_verified");
  const unverified = { ...TOKEN, email: "ann@example.org", email_verified: false };
  expect(joinClaims(unverified, { ...told, email: "ann@example.org" })).toMatchObject({ email_verified: false });
});
