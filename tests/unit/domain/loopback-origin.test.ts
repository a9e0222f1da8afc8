import { expect, test } from "vitest";
import { loopbackOrigin } from "@/lib/domain/loopback-origin";

test.each([
  ["localhost:3000", "http://localhost:3000"],
  ["LocalHost:3000", "http://localhost:3000"],
  ["127.0.0.1", "http://127.0.0.1"],
  ["127.0.0.1:8080", "http://127.0.0.1:8080"],
  ["[::1]:3000", "http://[::1]:3000"],
])("%s is this machine: %s", (host, origin) => {
  expect(loopbackOrigin(host)).toBe(origin);
});

test.each([
  ...["", ":3000", "evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "evil.localhost:3000"],
  ...["evil.example@localhost", "localhost@evil.example", "localhost/evil.example", "localhost:3000:80", "localhost\\"],
  ...["localhost:99999", "127.0.0.999", "0.0.0.0:3000", "[::]:3000", "[::ffff:127.0.0.1]:3000", "::1:3000"],
])("%j is not", (host) => {
  expect(loopbackOrigin(host)).toBeNull();
});
