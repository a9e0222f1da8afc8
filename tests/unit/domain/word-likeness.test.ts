import { describe, expect, test } from "vitest";
import { SLIPPED, wordLikeness } from "@/lib/domain/word-likeness";

const isSameWord = (one: string, other: string): boolean => wordLikeness(one, other) >= SLIPPED;

describe("the same word", () => {
  test.each([
    // As it stands.
    ["milk", "milk"],
    ["7", "7"],
    ["über", "über"],
    // One and several of it.
    ["plant", "plants"],
    ["car", "cars"],
    ["box", "boxes"],
    ["dish", "dishes"],
    ["watch", "watches"],
    ["house", "houses"],
    ["exercise", "exercises"],
    ["glass", "glasses"],
    ["bus", "buses"],
    ["grocery", "groceries"],
    ["cookie", "cookies"],
    ["tomato", "tomatoes"],
    ["shoe", "shoes"],
    ["taxi", "taxis"],
    ["lens", "lenses"],
    // Doing it, and having done it.
    ["call", "calling"],
    ["call", "called"],
    ["calls", "calling"],
    ["shop", "shopping"],
    ["plan", "planned"],
    ["bake", "baking"],
    ["bake", "baked"],
    ["carry", "carried"],
    ["carries", "carrying"],
    ["visit", "visited"],
    ["pay", "paying"],
    ["tie", "tied"],
    ["handle", "handled"],
    ["fix", "fixing"],
    ["travel", "travelling"],
    ["watches", "watching"],
    // Another letter, in five or more.
    ["hotel", "hotal"],
    ["report", "repoet"],
    ["tickets", "ticketd"],
    // A letter more or less.
    ["groceries", "grocries"],
    ["dentist", "denttist"],
    ["report", "repor"],
    ["business", "busines"],
    ["glasses", "glases"],
    ["meeting", "meetng"],
    ["appointment", "apointment"],
    // Two neighbours swapped.
    ["dentist", "dentits"],
    ["plant", "palnt"],
    ["focus", "focsu"],
    ["birthday", "brithday"],
    // The slip and the ending.
    ["plants", "palnt"],
    ["ticket", "tikcets"],
    ["dentists", "dentsit"],
  ])("%s and %s", (one, other) => {
    expect([isSameWord(one, other), isSameWord(other, one)]).toEqual([true, true]);
  });
});

describe("not the same word", () => {
  test.each([
    // A part of the other is no slip, wherever it stands in it.
    ["car", "carrots"],
    ["car", "carrot"],
    ["cat", "catalogue"],
    ["hot", "hotel"],
    ["hot", "photo"],
    ["plan", "plant"],
    ["plan", "plane"],
    ["tax", "taxi"],
    ["ann", "annabel"],
    ["butter", "buttermilk"],
    ["water", "watermelon"],
    ["birth", "birthday"],
    ["day", "birthday"],
    ["quart", "quarterly"],
    ["groc", "groceries"],
    ["pot", "potatoes"],
    ["report", "reporter"],
    ["man", "management"],
    // Short words with another letter.
    ["rest", "rent"],
    ["cat", "car"],
    ["milk", "silk"],
    ["milk", "mlik"],
    ["mom", "mum"],
    ["bank", "bang"],
    ["hotl", "hotel"],
    ["read", "ready"],
    // An ending makes no long word of a short one.
    ["rests", "rents"],
    ["cats", "cars"],
    ["plans", "plants"],
    ["plans", "plane"],
    ["bills", "bells"],
    ["taxes", "taxis"],
    // What it was before its ending is another word.
    ["car", "caring"],
    ["hop", "hoping"],
    ["star", "stared"],
    ["str", "string"],
    ["th", "thing"],
    // What only ends like a plural.
    ["new", "news"],
    ["len", "lens"],
    ["doe", "does"],
    ["good", "goods"],
    ["short", "shorts"],
    ["custom", "customs"],
    ["focu", "focus"],
    ["us", "uses"],
    // Two slips.
    ["dentist", "detnits"],
    ["groceries", "grocris"],
    ["report", "repaet"],
    ["kitten", "mitted"],
    // Digits never slip.
    ["1984", "1985"],
    ["10000", "1000"],
    ["12345", "12354"],
    ["invoice7", "invoice8"],
    ["room12", "rooms12"],
    ["2026", "2062"],
  ])("%s and %s", (one, other) => {
    expect([isSameWord(one, other), isSameWord(other, one)]).toEqual([false, false]);
  });
});

describe("perhaps the same word, as far as the letters tell", () => {
  test.each([
    ["stock", "stocking"],
    ["stock", "stockings"],
    ["unit", "united"],
    ["bed", "bedding"],
    ["rail", "railing"],
    ["meet", "meetings"],
    ["grill", "grilled"],
    ["call", "callings"],
  ])("%s and %s", (one, other) => {
    const likenesses = [wordLikeness(one, other), wordLikeness(other, one)];
    expect(likenesses.map((likeness) => likeness > 0 && likeness < SLIPPED)).toEqual([true, true]);
  });
});

describe("nothing at all in common but letters", () => {
  test.each([
    // Only a vowel that stands alone has its consonant doubled.
    ["ear", "earring"],
    ["ear", "earrings"],
    ["coo", "cooking"],
    ["boo", "booking"],
    // No English word ends so without its e.
    ["hundr", "hundred"],
    ["sacr", "sacred"],
    ["handl", "handled"],
    // What ends so by chance.
    ["someth", "something"],
    ["anyth", "anything"],
    ["morn", "morning"],
    ["even", "evening"],
    ["even", "evenings"],
    ["dure", "during"],
    ["wick", "wicked"],
    ["bee", "being"],
    ["spe", "speed"],
    ["th", "things"],
  ])("%s and %s", (one, other) => {
    expect([wordLikeness(one, other), wordLikeness(other, one)]).toEqual([0, 0]);
  });
});

test("the word itself is liker than another form of it, and that than one with a slip", () => {
  const [itself, inflected, slipped] = ["plants", "plant", "palnts"].map((word) => wordLikeness("plants", word));
  expect(itself).toBeGreaterThan(inflected ?? 0);
  expect(inflected).toBeGreaterThan(slipped ?? 0);
});
