import { describe, expect, it } from "vitest";
import { smallTalkAnswer } from "@/lib/agent/rules/words/small-talk";

const here = { now: new Date("2026-02-02T22:30:00Z"), timeZone: "Asia/Tokyo" };

const answered: readonly (readonly [answer: RegExp, ...says: string[]])[] = [
  [/^You're welcome/, "thanks!", "great, thanks", "ok cool thank you so much", "thanks for sorting that out"],
  [/^Hi!/, "good morning", "hey there", "Hello Steward!", "morning!", "gm", "good evening steward"],
  [/^All good/, "how are you?", "hi, how's it going", "what's up"],
  [
    /^Glad/,
    "cool",
    "lol",
    "perfect!",
    "you're the best",
    "you are the best!",
    "you rock",
    "you're a legend",
    "good bot",
    "best app ever",
    "well done",
    "sounds good",
    "haha nice",
  ],
  [/a lot/, "I'm so busy", "I have so much to do", "ugh, what a day", "busy day today", "I'm busy", "I'm stressed out"],
  [
    /^See you/,
    "bye",
    "good night",
    "goodnight!",
    "night night",
    "see you",
    "see ya",
    "see you tomorrow",
    "see you on monday",
    "bye for now",
    "bye bye",
    "ok bye",
    "talk to you tomorrow",
    "until tomorrow",
    "gotta go",
    "I have to go now, bye",
    "ttyl",
    "take care",
    "sleep well",
    "off to bed",
    "that's all for now",
  ],
  [
    /^Take it easy/,
    "I'm tired",
    "i'm so tired today",
    "I am exhausted",
    "feeling tired",
    "I need a break",
    "I'm beat",
    "so tired",
    "I can't think straight",
  ],
  [
    /undo that/,
    "oops",
    "oops!",
    "whoops",
    "sorry",
    "so sorry",
    "my bad",
    "oh sorry about that",
    "I apologize",
    "oops my bad",
  ],
  [/^I'm Steward/, "are you an AI?", "who made you", "what's your name", "are you a real person"],
  [/^I'm here/, "are you there?", "you there?", "hello? are you still there", "anyone there?", "test"],
  [/not waiting/, "yes please", "yes", "go ahead"],
  [/^Okay\.$/, "ok", "never mind", "no worries", "got it"],
  [/^Today is Tuesday, February 3, 2026\.$/, "what day is it today", "what's the date?", "what's today's date"],
  [/^It's 7:30 AM on Tuesday, February 3, 2026\.$/, "what time is it", "what's the time?"],
];

describe("courtesy", () => {
  it.each(answered.flatMap(([answer, ...says]) => says.map((said) => [said, answer] as const)))(
    "%s is answered in kind",
    (said, answer) => {
      expect(smallTalkAnswer(said, here)).toMatch(answer);
    },
  );

  it.each([
    "tell me a joke",
    "what time is it in Paris",
    "good restaurants",
    "who made the Mona Lisa",
    "hello world in Java",
    "see you in court",
    "bye bye baby lyrics",
    "tired of this car",
    "take care of the cat",
    "night shift plan",
    "I'm so busy that I forgot my own name again and again and again and again",
    "",
    "???",
  ])("%s is something else", (said) => {
    expect(smallTalkAnswer(said, here)).toBeNull();
  });
});
