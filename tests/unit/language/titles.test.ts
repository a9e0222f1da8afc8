import { describe, expect, it } from "vitest";
import { understand } from "@/lib/language/understand";
import { titles } from "@/tests/unit/language/sentences/titles";

const context = { now: new Date("2026-02-02T10:00:00Z"), timeZone: "UTC" };

describe.each(Object.entries(titles))("%s", (_, rows) => {
  it.each(rows)("%s", (says, title) => {
    expect(understand(says, context).title).toBe(title);
  });
});
