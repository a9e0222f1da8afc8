import { describe, expect, test } from "vitest";
import webPush from "web-push";
import { readConfiguration } from "@/lib/platform/configuration";

const SAFE = { HOST: "127.0.0.1" };
const AUTH_SECRET = "x".repeat(32);

describe("with nothing set", () => {
  test("rules answer, the embedded database is used, and nobody is let in from afar", () => {
    expect(readConfiguration({})).toMatchObject({
      agentMode: "rules",
      DATA_DIRECTORY: ".data",
      PORT: 3000,
      listensOnLoopback: false,
      hasSignInProvider: false,
    });
  });

  test("an empty value counts as unset", () => {
    expect(readConfiguration({ DATABASE_URL: "", AGENT_MODE: " ", PORT: "" })).toMatchObject({
      PORT: 3000,
      agentMode: "rules",
    });
  });
});

test.each([
  ["127.0.0.1", true],
  ["127.8.9.10", true],
  ["localhost", true],
  ["::1", true],
  ["0.0.0.0", false],
  ["192.168.1.5", false],
  ["127.0.0.1.evil.example", false],
])("HOST %s listens on loopback: %s", (HOST, expected) => {
  const env = { HOST, LOCAL_SIGN_IN: "anyone", AUTH_SECRET, NEXTAUTH_URL: "http://steward.example" };
  expect(readConfiguration(env).listensOnLoopback).toBe(expected);
});

test.each([
  [{}, "name"],
  [{ HOST: undefined }, "off"],
  [{ LOCAL_SIGN_IN: "link" }, "link"],
  [{ ALLOW_LOCAL_SIGN_IN: "true" }, "anyone"],
  [{ ALLOW_LOCAL_SIGN_IN: "true", LOCAL_SIGN_IN: "name" }, "name"],
  [{ ALLOW_LOCAL_SIGN_IN: "true", GITHUB_ID: "id", GITHUB_SECRET: "secret" }, "off"],
])("with %j, who may sign in with a name is: %s", (env, expected) => {
  expect(readConfiguration({ ...SAFE, ...env }).localSignIn).toBe(expected);
});

test("a key or another model server makes the agent hybrid", () => {
  expect(readConfiguration({ ...SAFE, OPENAI_API_KEY: "key" }).agentMode).toBe("hybrid");
  expect(readConfiguration({ ...SAFE, OPENAI_BASE_URL: "http://127.0.0.1:11434/v1" }).agentMode).toBe("hybrid");
  expect(readConfiguration({ ...SAFE, OPENAI_API_KEY: "key", AGENT_MODE: "rules" }).agentMode).toBe("rules");
});

test.each([
  [{ PORT: "70000" }, "PORT must be a whole number from 0 to 65535."],
  [{ PORT: "3000x" }, "PORT must be a whole number from 0 to 65535."],
  [
    { DATABASE_URL: "mysql://root@127.0.0.1/x" },
    "DATABASE_URL must be a URL that starts with postgresql:// or postgres://.",
  ],
  [{ ALLOW_LOCAL_SIGN_IN: "yes" }, "ALLOW_LOCAL_SIGN_IN must be true or false."],
  [{ AGENT_MODE: "clever" }, "AGENT_MODE must be one of rules, hybrid, openai."],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be one of trace, debug, info, warn, error, silent."],
  [{ SIGN_UP: "maybe" }, 'SIGN_UP must be open or closed, not "maybe".'],
  [{ SIGN_UP_ALLOW: "ann@example.org example.org" }, 'SIGN_UP_ALLOW cannot use "example.org": write @example.org'],
  [{ AGENT_MODE: "openai" }, "AGENT_MODE openai needs OPENAI_API_KEY or OPENAI_BASE_URL."],
  [{ OPENAI_BASE_URL: "not a url" }, "OPENAI_BASE_URL must be a URL"],
  [{ HOST: "0.0.0.0" }, "HOST 0.0.0.0 can be reached from other machines"],
  [{ GITHUB_ID: "half" }, "GITHUB_ID and GITHUB_SECRET must be set together."],
  [{ VAPID_PUBLIC_KEY: "half" }, "VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together."],
  [
    { VAPID_PUBLIC_KEY: "no", VAPID_PRIVATE_KEY: "key" },
    "VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not a pair of keys.",
  ],
  [{ VAPID_SUBJECT: "me" }, "VAPID_SUBJECT must be an address like mailto:you@example.org or https://example.org."],
  [{ OIDC_ISSUER: "https://id.example" }, "OIDC_ISSUER and OIDC_ID must be set together."],
  [{ SMTP_URL: "smtp://127.0.0.1" }, "SMTP_URL and MAIL_FROM must be set together."],
  [
    { SMTP_URL: "http://127.0.0.1", MAIL_FROM: "steward@example.org" },
    "SMTP_URL must be a URL that starts with smtp:// or smtps://.",
  ],
  [{ SMTP_URL: "smtp://127.0.0.1", MAIL_FROM: "Steward" }, "MAIL_FROM must be an address like steward@example.org"],
  [
    { SMTP_URL: "smtp://127.0.0.1", MAIL_FROM: "Steward <a@b.org>\nBcc: <c@d.org>" },
    "MAIL_FROM must be an address like steward@example.org",
  ],
  [{ HOST: "0.0.0.0", GITHUB_ID: "id", GITHUB_SECRET: "secret" }, "AUTH_SECRET must be set when HOST is 0.0.0.0."],
  [{ LOCAL_SIGN_IN: "yes" }, "LOCAL_SIGN_IN must be one of name, link, anyone."],
  [{ HOST: "0.0.0.0", AUTH_SECRET }, "nobody could sign in safely"],
  [{ HOST: "0.0.0.0", LOCAL_SIGN_IN: "name" }, "nobody could sign in safely"],
  [{ LOCAL_SIGN_IN: "link", GITHUB_ID: "id", GITHUB_SECRET: "secret" }, "LOCAL_SIGN_IN must not be set together with"],
  [{ HOST: "0.0.0.0", ALLOW_LOCAL_SIGN_IN: "true" }, "AUTH_SECRET must be set when HOST is 0.0.0.0."],
  [{ HOST: "0.0.0.0", ALLOW_LOCAL_SIGN_IN: "true", AUTH_SECRET }, "NEXTAUTH_URL must be set when HOST is"],
  [{ HOST: "::", ALLOW_LOCAL_SIGN_IN: "true", AUTH_SECRET }, "NEXTAUTH_URL must be set when HOST is ::"],
  ...["AUTH_SECRET", "NEXTAUTH_SECRET", "CRON_SECRET"].map((name): [Record<string, string>, string] => [
    { [name]: "x".repeat(31) },
    `${name} must have at least 32 characters: \`openssl rand -base64 32\` makes one.`,
  ]),
  [{ NEXTAUTH_URL: "https://example.org/steward" }, "NEXTAUTH_URL must be an address without a path"],
])("%j is refused by name", (env, sentence) => {
  expect(() => readConfiguration(env)).toThrow(sentence);
});

test.each(["https://example.org", "https://example.org/", "http://example.org:8080/api/auth"])(
  "NEXTAUTH_URL may be %s",
  (NEXTAUTH_URL) => {
    expect(readConfiguration({ ...SAFE, NEXTAUTH_URL })).toMatchObject({ NEXTAUTH_URL });
  },
);

test("keys of Web Push are taken only as the pair they are", () => {
  const [one, other] = [webPush.generateVAPIDKeys(), webPush.generateVAPIDKeys()];
  const env = {
    VAPID_PUBLIC_KEY: one.publicKey,
    VAPID_PRIVATE_KEY: one.privateKey,
    VAPID_SUBJECT: "mailto:me@example.org",
  };
  expect(readConfiguration(env)).toMatchObject(env);
  expect(() => readConfiguration({ ...env, VAPID_PRIVATE_KEY: other.privateKey })).toThrow("not a pair");
});

test.each(["steward@example.org", "Steward <steward@example.org>", "<steward@example.org>"])(
  "MAIL_FROM may be %s",
  (MAIL_FROM) => {
    expect(readConfiguration({ ...SAFE, SMTP_URL: "smtps://user:pass@mail.example.org", MAIL_FROM })).toMatchObject({
      MAIL_FROM,
    });
  },
);

test("a secret is counted without the spaces around it", () => {
  expect(readConfiguration({ ...SAFE, AUTH_SECRET: `  ${AUTH_SECRET}\n` }).authSecret).toBe(AUTH_SECRET);
  expect(() => readConfiguration({ ...SAFE, AUTH_SECRET: " ".repeat(10) + "x".repeat(25) })).toThrow(
    "AUTH_SECRET must",
  );
});
