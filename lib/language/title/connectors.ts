import { lexicon } from "@/lib/language/text/phrase";
import { wordSet } from "@/lib/language/text/word-set";

/** What ties the thing to be done to the reminder. */
export const CONNECTORS = lexicon<true>([
  [
    true,
    [
      "to|about|of|that|for|regarding|concerning|saying|called|named|titled|labeled|with|re|towards|telling|which|on|involving|from|when|during|as|before",
      "to|for me|us|myself to",
      "for time to",
      "for me|us|myself",
      "that|saying i|we need|have|want|got|must|should to",
      "that i|we have|got a|an?",
      "i|we have|got a|an?",
      "i|we need|have|got|want to",
      "to|that? remind|tell|tells|reminds|let|lets me|us|myself know? that? i? need? to|about|of?",
      "that? there is|are a|an?",
      "that it is|it's",
      "that|it's|its this? is? time for? me? to",
      "when? it is time for? me? to",
      "when it's|its time for? me? to",
      "when there are",
      "so|that that? i|we don't|dont|do|can|will|can't|won't not? forget|miss to|about?",
      "that? this|today|tomorrow is",
      "later to|that|about?",
      "that? is",
      "that? he|she|they has|have|needs|need|should|must to?",
      "to|on|in the|my|our phone|calendar|schedule|list about|for|to|that?",
      "to me|us|myself for|about|that|to",
      "reminder|alert of|for|about|to",
      "pertaining|relating|related to",
      "in|with regard|regards|reference|relation|respect to",
      "that|which says|reads|states|said",
      "so that",
      "so that? i|we can|will|could",
      "so that? i|we can|will|could? remember to",
      "created|made to|for|about",
      "i|you|we just made|set|created about|for|to",
      "that involve|are|is|concern|mention to|about?",
      "i|you|we set|made|have|created|put|gave|had set? up|you? for|about|to",
      "that|which i|you|we set|made|have|created|put|gave|had set? up|you? for|about|to?",
      "set|scheduled up? for|about|to",
      "to? change|update the? time|date on|for|of|to?",
      "time|date|dates|times of|for|from|to",
      "anymore about|to|of",
      "that? has|have to do with",
      "that|which? i asked|told|wanted you to set|make|create|put|add up? ,? to|for|about",
      "with the|a? message|note|text|title|name|label of|saying?",
      "telling|asking them|him|her|everyone|everybody that|to|about?",
      "/|or|and alarm|alert|notification to|for|about|that",
      "off? on|for|of my|the|all reminder|reminders|alert about|to|for?",
    ],
  ],
]);

/** Connectors that may follow another one: "a reminder for me [tomorrow] to …", "a reminder to remind me to …". */
export const REPEATS = wordSet("to about that for of remind so i it he she they i'm reminder alert");
