import { describe, expect, test } from "vitest";
import { hasEveryWord, matchTitle } from "@/lib/domain/title-match";

/** The title that the words mean, "?" and the titles to ask about, or nothing. */
function meant(words: string, ...titles: string[]): string | null {
  const match = matchTitle(
    words,
    titles.map((title) => ({ title })),
  );
  if (match.kind === "one") return match.item.title;
  return match.kind === "none" ? null : `? ${match.items.map(({ title }) => title).join(", ")}`;
}

describe("a title that holds every word", () => {
  test.each([
    ["call", "Calling the insurance"],
    ["calling anna", "Call Anna"],
    ["emails", "Answer email"],
    ["email", "Answer emails"],
    ["plant", "Water the plants"],
    ["shop", "Go shopping"],
    ["bake", "Baking with Lena"],
    ["carry", "Get the boxes carried down"],
    ["walked the dog", "Walk the dog"],
    ["repor", "Write the report"],
    ["the theatre", "Book the theatre"],
    ["the one about bread", "Call Anna about bread"],
    ["anna birthday", "Anna's birthday"],
    ["anna's birthday", "Birthday of Anna"],
    ["creme brulee", "Make crème brûlée"],
    ["bank call", "Call the bank"],
    ["dentits appointment", "Dentist appointment"],
    ["grocries", "Buy groceries"],
    ["🎉", "🎉"],
    ["حليب", "حليب وخبز"],
    ["don't panic", "Don’t panic"],
    ["dont panic", "Make a don't panic sign"],
    ["o'brien", "Call O’Brien back"],
    ["10.50", "Pay 10.50 to Ann"],
    ["ann 10.50", "Pay 10.50 to Ann"],
  ])("is meant: %s, %s", (words, title) => {
    expect(meant(words, title)).toBe(title);
  });
});

describe("a part of a word finds nothing, not even something to ask about", () => {
  test.each([
    ["car", "Buy carrots"],
    ["carrots", "Wash car"],
    ["cat", "Order catalogue"],
    ["hot", "Book hotel"],
    ["groc", "Buy groceries"],
    ["quart", "Write quarterly report"],
    ["water", "Buy watermelon"],
    ["butter", "Get buttermilk"],
    ["plan", "Book plane"],
    ["ann", "Call Annabel"],
    ["birth", "Plan the birthday"],
    ["rest", "Pay rent"],
    ["mlik", "Milk"],
    ["10", "Run 100 km"],
    ["run 11", "10"],
    ["don", "Don't panic"],
    ["t", "Don’t panic"],
    ["10", "Pay 10.50 to Ann"],
    ["50", "Pay 10.50 to Ann"],
    ["1", "Transfer 1,000 to Ann"],
    ["3", "Train at 3:30"],
    ["10", "Taxes of 2026-05-10"],
    ["news", "Buy new shoes"],
    ["new", "Check the news"],
    ["ear", "Buy earrings"],
    ["even", "Evening class"],
    ["wick", "Wicked show"],
    ["someth", "Buy something nice"],
    ["morn", "Morning run"],
    ["hundr", "Find a hundred reasons"],
    ["sacr", "Sacred music concert"],
    ["len", "Buy a lens"],
    ["dure", "Read during lunch"],
  ])("%s in %s", (words, title) => {
    expect(meant(words, title)).toBeNull();
  });

  test("and stands back behind the word itself", () => {
    expect(meant("car", "Buy carrots", "Wash the car")).toBe("Wash the car");
    expect(meant("complete the plan", "Book plane", "Complete the plan")).toBe("Complete the plan");
  });
});

describe("what lacks a word", () => {
  test("is asked about and never meant", () => {
    expect(meant("buy milk chocolate", "Buy milk")).toBe("? Buy milk");
    expect(meant("dentist appointment", "Call the dentist")).toBe("? Call the dentist");
    expect(meant("run 11 km", "Run 10 km")).not.toBe("Run 10 km");
  });

  test("stands back behind what has them all", () => {
    expect(meant("pay rent may", "Pay rent", "Pay the rent of May at the bank")).toBe(
      "Pay the rent of May at the bank",
    );
  });
});

describe("what may be another form of the word, and another word as well", () => {
  test.each([
    ["stock", "Buy stockings"],
    ["buy stock", "Buy stockings"],
    ["stockings", "Check the stock"],
    ["unit", "United tickets"],
    ["bed", "Buy bedding"],
  ])("is asked about and never meant: %s, %s", (words, title) => {
    expect(meant(words, title)).toBe(`? ${title}`);
    expect(hasEveryWord(words, title)).toBe(false);
  });

  test("stands back behind the word itself", () => {
    expect(meant("stock", "Buy stockings", "Check the stocks")).toBe("Check the stocks");
    expect(meant("bed", "Buy bedding", "Make the bed")).toBe("Make the bed");
  });
});

describe("several", () => {
  test("that have every word are asked about", () => {
    expect(meant("buy", "Buy milk", "Buy silk")).toBe("? Buy milk, Buy silk");
    expect(meant("rent", "Pay rent", "Pay rent May")).toBe("? Pay rent, Pay rent May");
  });

  test("with the very same title are asked about, and only they", () => {
    expect(meant("water plants", "Water plants", "water plants", "Water plants again")).toBe(
      "? Water plants, water plants",
    );
  });

  test("are none when one is called so from beginning to end", () => {
    expect(meant("pay rent", "Pay rent", "Pay rent May")).toBe("Pay rent");
  });
});

test("where a title has the very word, another that is one slip away is not meant", () => {
  expect(meant("house", "Feed the horse", "Clean the house")).toBe("Clean the house");
  expect(meant("clean the house", "Clean the horse", "Clean the house today")).toBe("Clean the house today");
  expect(meant("huose", "Feed the horse", "Clean the house")).toBe("Clean the house");
});

test("words that tell no title from another need not be there", () => {
  expect(hasEveryWord("the dentist thing", "Call dentist")).toBe(true);
  expect(hasEveryWord("Anna's birthday", "Bob's birthday")).toBe(false);
  expect(hasEveryWord("", "Anything")).toBe(false);
});
