import { expect, test } from "vitest";
import { signInProfile } from "@/lib/domain/sign-in-profile";

const IDENTITY = { authority: "oidc https://id.example", id: "1" };

test("what a provider leaves out or gets wrong stops nobody", () => {
  const bare = { ...IDENTITY, name: "You", email: null, emailIsVerified: false, login: null, image: null };
  expect(signInProfile.parse(IDENTITY)).toEqual(bare);
  const strange = { name: 7, email: "not an address", emailIsVerified: "true", login: 7, image: "javascript:alert(1)" };
  expect(signInProfile.parse({ ...IDENTITY, ...strange })).toEqual(bare);
  expect(signInProfile.parse({ ...IDENTITY, name: " \u0000\n ", image: "http://plain.example/a.png" })).toEqual(bare);
});

test("names are made to fit and never cut inside a character", () => {
  const name = `${"x".repeat(79)}😀 and more`;
  expect(signInProfile.parse({ ...IDENTITY, name }).name).toBe("x".repeat(79));
});

test.each([{ id: "" }, { id: undefined }, { authority: "" }, { id: 7 }])(
  "without an identity (%j) there is nobody",
  (broken) => {
    expect(signInProfile.safeParse({ ...IDENTITY, ...broken }).success).toBe(false);
  },
);
