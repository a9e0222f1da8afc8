import { expect, test } from "vitest";
import { deviceName } from "@/lib/domain/device-name";

const MOZILLA = "Mozilla/5.0";
const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0";

test.each([
  [`${MOZILLA} (X11; Linux x86_64) ${CHROME} Safari/537.36`, "Chrome on Linux"],
  [`${MOZILLA} (Linux; Android 15; Pixel 9) ${CHROME} Mobile Safari/537.36`, "Chrome on Android"],
  [`${MOZILLA} (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/140.0.0.0`, "Edge on Windows"],
  [`${MOZILLA} (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0`, "Firefox on Android"],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1`,
    "Safari on iPhone",
  ],
  [
    `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`,
    "Safari on Mac",
  ],
  ["curl/8.0", null],
  [null, null],
])("%s is called %s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
