import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isTypedYes } from "@/lib/policy/is-typed-yes";
import { readTypedAnswer } from "@/lib/policy/read-typed-answer";
import { YES_PHRASES } from "@/lib/policy/yes-phrases";
import { doubts, goingOn, noes, yeses } from "@/tests/support/typed-at-card";

describe("a message typed at an open card", () => {
  it("has been thought about in more than three hundred forms, sixty of them a yes", () => {
    const all = [...yeses, ...noes, ...doubts, ...goingOn.map(([said]) => said)];
    expect(new Set(all).size).toBe(all.length);
    expect({ all: all.length >= 300, yeses: yeses.length >= 60 }).toEqual({ all: true, yeses: true });
  });

  it.each(yeses)("%j is a yes", (said) => {
    expect(readTypedAnswer(said)).toEqual({ kind: "yes" });
  });

  it.each(noes)("%j is a no", (said) => {
    expect(readTypedAnswer(said).kind).toBe("no");
  });

  it.each(doubts)("%j is not a yes", (said) => {
    expect(readTypedAnswer(said).kind).not.toBe("yes");
  });

  it.each(goingOn)("%j goes on with %j", (said, rest) => {
    expect(readTypedAnswer(said)).toMatchObject({ kind: expect.stringMatching(/^(no|remark)$/), rest });
  });
});

describe("whatever is typed", () => {
  const phrase = fc.constantFrom(...YES_PHRASES);
  const politeness = fc.constantFrom("please", "thanks", "thank you");
  const consent = fc.array(fc.oneof(phrase, politeness), { minLength: 1, maxLength: 5 });
  const listed = new Set([...YES_PHRASES, "please", "thanks", "thank you", "and"].flatMap((each) => each.split(" ")));
  const stranger = fc
    .stringMatching(/^[a-z]{1,12}$/)
    .filter((word) => !listed.has(word) && !/^(y+|y+e+s+|y+e+p+|y+u+p+|y+e+a+h+|s+u+r+e+|o+k+|o+k+a+y+)$/.test(word));
  const spoilt = (extra: fc.Arbitrary<string>) =>
    fc
      .tuple(consent, extra, fc.nat())
      .map(([words, word, place]) => words.toSpliced(place % (words.length + 1), 0, word).join(" "));

  it("a word outside the list and its politeness never confirms", () => {
    fc.assert(fc.property(spoilt(stranger), (text) => !isTypedYes(text)));
  });

  it("a question mark never confirms", () => {
    const question = fc.constantFrom("?", "yes?", "ok ?", "？", "sure?!", "⁉");
    fc.assert(fc.property(spoilt(question), (text) => !isTypedYes(text)));
  });

  it("a number never confirms", () => {
    const number = fc.oneof(
      fc.nat().map(String),
      fc.nat().map((each) => `#${each}`),
      fc.constantFrom("٤", "４", "one", "two", "first", "½"),
    );
    fc.assert(fc.property(spoilt(number), (text) => !isTypedYes(text)));
  });

  it("no text that is not made of the list confirms", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (text) => {
        const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
        return !isTypedYes(text) || words.every((word) => listed.has(word) || /(.)\1/u.test(word));
      }),
    );
  });

  it("is read in a time that grows with its length alone", () => {
    for (const piece of ["yes ", "no ", "do not ", "go ahead and ", "👍", "-", " "])
      readTypedAnswer(piece.repeat(2000));
  });
});
