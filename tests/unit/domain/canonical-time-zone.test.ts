import { expect, test } from "vitest";
import { canonicalTimeZone } from "@/lib/domain/canonical-time-zone";

test.each([
  ["Europe/Berlin", "Europe/Berlin"],
  ["europe/BERLIN", "Europe/Berlin"],
  ["america/port_OF_spain", "America/Port_of_Spain"],
  ["utc", "UTC"],
  ["etc/gmt+5", "Etc/GMT+5"],
  // Another name of the same zone.
  ["us/pacific", "America/Los_Angeles"],
  ["gmt", "UTC"],
  // Both names of one place: browsers differ, and each stays what its person was shown.
  ["Europe/Kyiv", "Europe/Kyiv"],
  ["europe/kyiv", "Europe/Kyiv"],
  ["Europe/Kiev", "Europe/Kiev"],
  ["Asia/Kolkata", "Asia/Kolkata"],
  ["ASIA/CALCUTTA", "Asia/Calcutta"],
])("%s is %s", (name, canonical) => expect(canonicalTimeZone(name)).toBe(canonical));

test.each([
  "",
  "Mars/Olympus",
  "Europe/Berlin ",
  "+01:23",
  "-0800",
  "GMT+1",
  "Etc/Unknown",
  "\u0000",
  "x".repeat(5000),
])("%j is none", (name) => expect(canonicalTimeZone(name)).toBeNull());

test("every zone that the settings offer is its own name", () => {
  const offered = Intl.supportedValuesOf("timeZone");
  expect(offered.map(canonicalTimeZone)).toEqual(offered);
});
