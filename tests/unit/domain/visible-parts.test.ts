import { describe, expect, it } from "vitest";
import { visibleParts } from "@/lib/domain/visible-parts";

const shown = (text: string): string =>
  visibleParts(text)
    .map((part) => part.text)
    .join("");

describe("a text whose every character can be seen", () => {
  it.each([
    ["pay\u202ellib", "pay⟨U+202E⟩llib"],
    ["\u2066a\u2069\u200e\u200f\u061c", "⟨U+2066⟩a⟨U+2069⟩⟨U+200E⟩⟨U+200F⟩⟨U+061C⟩"],
    ["mi\u200blk\u200c\u200d\u2060\ufeff", "mi⟨U+200B⟩lk⟨U+200C⟩⟨U+200D⟩⟨U+2060⟩⟨U+FEFF⟩"],
    ["a\tb\nc\rd\u2028e\u001b[31m\u0085", "a⟨U+0009⟩b⟨U+000A⟩c⟨U+000D⟩d⟨U+2028⟩e⟨U+001B⟩[31m⟨U+0085⟩"],
    ["a\u{e0041}\u{e007f}", "a⟨U+E0041⟩⟨U+E007F⟩"],
    ["so\u00adft \u3164\u2800\u034f\u180e", "so⟨U+00AD⟩ft ⟨U+3164⟩⟨U+2800⟩⟨U+034F⟩⟨U+180E⟩"],
    ["a\ufe0f \u{e0100}", "a⟨U+FE0F⟩ ⟨U+E0100⟩"],
  ])("%j", (text, expected) => expect(shown(text)).toBe(expected));

  it.each([
    "Buy milk",
    "  two  spaces  ",
    "👩‍👩‍👧 👩🏽‍🚒 ❤️‍🔥 ❤️ ☎︎ 1️⃣",
    "می‌خواهم",
    "क्‍ष ശ്രീ ന്‍",
    "葛\u{e0100}",
    "Müsli, e\u0301, 牛乳, חלב",
    "⟨U+202E⟩",
  ])("%j is left as it is", (text) => expect(visibleParts(text)).toEqual([{ text, isMark: false }]));

  it("shows a joiner where there is nothing to join, and the second of two", () => {
    expect(shown("👩\u200d")).toBe("👩⟨U+200D⟩");
    expect(shown("👩\u200d\u200d👧")).toBe("👩⟨U+200D⟩⟨U+200D⟩👧");
    expect(shown("❤\ufe0f\ufe0f")).toBe("❤\ufe0f⟨U+FE0F⟩");
  });

  it("tells what it put there from what was written", () => {
    expect(visibleParts("⟨U+202E⟩\u202e")).toEqual([
      { text: "⟨U+202E⟩", isMark: false },
      { text: "⟨U+202E⟩", isMark: true },
    ]);
  });
});
