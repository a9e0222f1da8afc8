import { expect, test } from "vitest";
import { readAtMost } from "@/lib/platform/read-at-most";

const sent = (body: BodyInit): Request =>
  new Request("http://localhost/", Object.assign({ method: "POST", body }, { duplex: "half" }));

test("64 KB are read, one byte more is refused", async () => {
  expect(await readAtMost(sent("x".repeat(64 * 1024)))).toHaveLength(64 * 1024);
  await expect(readAtMost(sent("x".repeat(64 * 1024 + 1)))).rejects.toMatchObject({ code: "PAYLOAD_TOO_LARGE" });
  expect(await readAtMost(new Request("http://localhost/"))).toBe("");
});

test("a sender who hangs up in the middle is told apart from a fault of ours", async () => {
  const broken = new ReadableStream({
    pull: (controller) => controller.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" })),
  });
  await expect(readAtMost(sent(broken))).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
});
