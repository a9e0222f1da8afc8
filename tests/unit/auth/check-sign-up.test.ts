import { expect, test } from "vitest";
import { isShutToAll } from "@/lib/auth/check-sign-up";
import { readConfiguration } from "@/lib/platform/configuration";

test.each([
  // providers, SIGN_UP, SIGN_UP_ALLOW, nobody could ever join
  [[], "", "", false],
  [[], "closed", "", false],
  [["github"], "", "", true],
  [["google"], "", "", true],
  [["github", "google"], "", "", true],
  [["oidc"], "", "", false],
  [["github", "oidc"], "", "", false],
  [["oidc"], "closed", "", true],
  [["github", "google", "oidc"], "closed", "", true],
  [["github"], "open", "", false],
  [["github"], "", "github:ann", false],
  [["github"], "", "@example.org", false],
  [["google", "oidc"], "closed", "ann@example.org", false],
  // GitHub's logins let nobody in where there is no GitHub.
  [["google", "oidc"], "closed", "github:ann", true],
  [["google", "oidc"], "closed", "github:ann ann@example.org", false],
])("with %j, SIGN_UP=%s and SIGN_UP_ALLOW=%s it is shut to all: %s", (providers, SIGN_UP, SIGN_UP_ALLOW, expected) => {
  expect(isShutToAll(providers, readConfiguration({ SIGN_UP, SIGN_UP_ALLOW }))).toBe(expected);
});
