import { expect, test } from "vitest";
import { judgeAnswer } from "@/lib/reminders/push/judge-answer";

const NOW = new Date("2030-01-02T09:00:00Z");

test.each([
  [201, undefined, { kind: "arrived" }],
  [202, undefined, { kind: "arrived" }],
  [404, undefined, { kind: "gone" }],
  [410, "60", { kind: "gone" }],
  [429, undefined, { kind: "later" }],
  [429, "60", { kind: "later", waitSeconds: 60 }],
  [429, "Wed, 02 Jan 2030 09:02:00 GMT", { kind: "later", waitSeconds: 120 }],
  [503, "999999", { kind: "later", waitSeconds: 3600 }],
  [429, "-5", { kind: "later" }],
  [429, "0", { kind: "later" }],
  [429, "Wed, 02 Jan 2030 08:00:00 GMT", { kind: "later" }],
  [429, "soon", { kind: "later" }],
  [500, undefined, { kind: "later" }],
  [408, undefined, { kind: "later" }],
])("%i with Retry-After %s", (status, retryAfter, verdict) => {
  expect(judgeAnswer({ status, retryAfter }, NOW)).toEqual(verdict);
});

test.each([301, 307, 400, 401, 403, 413])("%i is final, and says so", (status) => {
  expect(judgeAnswer({ status, retryAfter: "1" }, NOW)).toEqual({
    kind: "refused",
    why: `The browser's push service refused it (${status}).`,
  });
});
