import { describe, expect, test } from "vitest";
import { matchTitle } from "@/lib/domain/title-match";

/** The title that the words mean, "?" and the titles to ask about, or nothing. */
function meant(words: string, ...titles: string[]): string | null {
  const match = matchTitle(
    words,
    titles.map((title) => ({ title })),
  );
  if (match.kind === "one") return match.item.title;
  return match.kind === "none" ? null : `? ${match.items.map(({ title }) => title).join(", ")}`;
}

describe("the same word in another form", () => {
  test.each([
    ["call", "Calling the insurance"],
    ["calling anna", "Call Anna"],
    ["emails", "Answer email"],
    ["email", "Answer emails"],
    ["shop", "Go shopping"],
    ["bake", "Baking with Lena"],
    ["carry", "Get the boxes carried down"],
    ["walked the dog", "Walk the dog"],
    ["quart", "Write quarterly report"],
    ["repor", "Write the report"],
    ["the theatre", "Book the theatre"],
  ])("%s means %s", (words, title) => {
    expect(meant(words, title)).toBe(title);
  });
});

describe("what another word begins with", () => {
  test.each([
    ["car", "Buy carrots"],
    ["carrots", "Wash car"],
    ["wash the car", "Wash the carrots"],
    ["groc", "Buy groceries"],
    ["water", "Buy watermelon"],
    ["butter", "Get buttermilk"],
    ["plan", "Book plane"],
    ["pay tax", "Pay taxi"],
    ["ann", "Call Annabel"],
    ["birth", "Plan the birthday"],
  ])("%s is asked about when there is only %s", (words, title) => {
    expect(meant(words, title)).toBe(`? ${title}`);
  });

  test("stands back behind the word itself", () => {
    expect(meant("car", "Buy carrots", "Wash the car")).toBe("Wash the car");
    expect(meant("complete the plan", "Book plane", "Complete the plan")).toBe("Complete the plan");
  });
});
