import { describe, expect, it } from "vitest";
import { openMessage } from "@/lib/language/grammar/message";
import { readSpoken } from "@/lib/language/grammar/read-spoken";
import { RULES } from "@/lib/language/grammar/spoken-rules";
import { REASONS, whyNoThing } from "@/lib/language/grammar/why-no-thing";
import { readSentence } from "@/lib/language/sentence";

const open = (says: string) =>
  openMessage(readSentence(says, { now: new Date("2026-02-02T10:00:00Z"), timeZone: "UTC" }));

describe("a rule reads its own examples", () => {
  it.each(RULES.flatMap(({ form, act, says }) => says.map((sentence) => [sentence, act, form] as const)))(
    "%s → %s by %s",
    (sentence, act, form) => {
      expect(readSpoken(open(sentence))).toContainEqual(expect.objectContaining({ act, form }));
    },
  );
});

describe("a reason is given for its own examples", () => {
  it.each(REASONS.flatMap(({ because, says }) => says.map((sentence) => [sentence, because] as const)))(
    "%s adds nothing: %s",
    (sentence, because) => {
      expect(whyNoThing(open(sentence))).toBe(because);
    },
  );
});

/** A verb is one row of the dictionary, and works wherever a verb may stand. */
describe.each(["deadhead", "hoover", "photocopy", "descale"])("to %s", (verb) => {
  const told = { deadhead: "deadheaded", hoover: "hoovered", photocopy: "photocopied", descale: "descaled" }[verb];

  it("is a thing to do", () => {
    expect(whyNoThing(open(`${verb} the roses`))).toBeNull();
  });

  it.each([
    `I ${told} the roses`,
    `${told} the roses`,
    `just ${told} the roses`,
    `the roses are ${told}`,
    `roses ${told}`,
    `that's the roses ${told}`,
    `got the roses ${told}`,
  ])("is done: %s", (says) => {
    expect(readSpoken(open(says))).toContainEqual(expect.objectContaining({ act: "complete", name: "roses" }));
  });
});
