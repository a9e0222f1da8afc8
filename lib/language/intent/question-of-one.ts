import type { Sentence } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import type { TaskQuestion } from "@/lib/language/understanding";

/** What stands before the name of what is asked about. */
const LEADS = lexicon<TaskQuestion>([
  [
    "state",
    [
      "did|didn't i|we already|ever|really|actually? finish|complete|do|manage? to?",
      "did|didn't i|we already|ever|really|actually|remember|get|manage? to? around? to?",
      "have|haven't i|we already|ever|really|actually? finished|completed|done",
      "have|haven't i|we already|ever|really|actually?",
      "do|must i|we still? have|need|got to",
      "what's|whats the? status|state|progress of|on|for|with",
      "what is the status|state|progress of|on|for|with",
      "status|progress of|on",
      "when is|was|are",
    ],
  ],
  [
    "rhythm",
    [
      "how often|frequently|regularly is|are|was|were|do|does|did|will|should|must",
      "how often|frequently|regularly do|should|must|did|will|can|am i|we need|have|want|got|plan|supposed|meant|going? to?",
      "how many times a|per|each|every day|week|month|year is|are|do|does|did|should|must i|we? need|have? to?",
      "what's|whats the rhythm|frequency|recurrence|repetition|interval of|for|on",
      "what is the rhythm|frequency|recurrence|repetition|interval of|for|on",
    ],
  ],
  [
    "notes",
    [
      "what's|whats|what|give|show|tell are|is|me|us? the|all|any|some|my? notes|note|description of|for|on|about|in|to|with|from",
      "read me|us? out? the|all|any|my? notes|note|description of|for|on|about|in|to|with|from",
      "what's|whats|what is? in|on the|my? notes|note|description of|for|on|about",
      "what's|whats|what is? noted|written down? in|on|for|about|under|with",
      "what does|do it|they|the|my? note|notes|description? say in|on|for|about|under|with",
      "what does|do the|my notes|note|description of|for|on|about",
      "what did|have i|we note|noted|write|written|jot|jotted down? in|on|for|about|under|with",
      "what|which notes|note do|did|have i|we have|got|leave|left|make|made|write|written|put|add|added? of|for|on|about|to|with",
      "is there? anything|something noted|written down? in|on|for|about|under|with",
      "anything|something noted|written down? in|on|for|about|under|with",
      "any|some|more notes|note of|for|on|about|to|with",
      "notes|description about|of|for|on",
      "is|are there a|any|some|more? notes|note|description of|for|on|about|in|to|with",
      "do|did|have i|we have|got|leave|left|make|made|write|written|add|added|put|take|taken a|any|some|more? notes|note of|for|on|about|to|with",
    ],
  ],
  [
    "details",
    [
      "what's|whats|what|give|show|tell are|is|me|us? the|all|any|some|more? details|detail|info|information of|for|on|about|in|to|with",
      "tell|remind me|us something|more|everything|all|anything? about",
      "what's|whats|what is|do? i|the? know|have? about",
      "more|details|info|information about|of|for|on",
      "show|open|view|find me|us? up?",
      "what|which priority is|has",
      "how urgent|important is|are",
      "do|have i|we have|got anything|something about|with|regarding",
      "is there? anything|something about|regarding",
      "anything|something about|regarding",
      "what's|whats|what is up? with",
    ],
  ],
]);

/** What may stand after it, to the end of what was asked so. */
const TAILS: Readonly<Record<TaskQuestion, ReturnType<typeof lexicon<TaskQuestion>> | null>> = {
  state: lexicon([["state", ["yet|already|done|again|finished|about|coming|going|due|next", "or not"]]]),
  rhythm: lexicon([
    [
      "rhythm",
      ["repeat|repeats|recur|recurs|happen|happens|occur|due|on", "come|comes|coming|roll up|back|around|again?"],
    ],
  ]),
  notes: lexicon([["notes", ["say|says"]]]),
  details: null,
};

/** "[is] the dentist [done yet]", "[does] the rent [repeat]": only both together ask for it. */
const AROUND = [
  {
    opening: lexicon<true>([[true, ["is|are|was|were|isn't|aren't"]]]),
    closing: lexicon<TaskQuestion>([
      [
        "state",
        [
          "still|already|all|really|actually|not? done|finished|completed|complete|open|pending|overdue|late|outstanding|left|due|ready yet|already|now|or? not?",
        ],
      ],
      [
        "rhythm",
        [
          "still|already|really|actually|not? set|scheduled|supposed|meant? to? repeat|recur|repeating|recurring|repeated|recurrent",
          "a|an recurring|repeating|repeated|recurrent|regular one|task|thing|chore|event?",
          "just|only? a? one off|time|timer thing|task|event|chore?",
          "just|only once",
        ],
      ],
      ["details", ["really|very|so|that? urgent|important", "high|low|medium priority"]],
    ]),
  },
  {
    opening: lexicon<true>([[true, ["does|do|doesn't|will", "do i|we have|need? to?"]]]),
    closing: lexicon<TaskQuestion>([
      ["rhythm", ["ever|still|already|really|actually|also? repeat|recur", "still|ever? come back|again|around"]],
      ["notes", ["already|still? have|has|got a|any|some|more? notes|note|description"]],
    ]),
  },
] as const;

export interface QuestionOfOne {
  about: TaskQuestion;
  /** Where the task is named. */
  from: number;
  to: number;
}

type Ending = Pick<QuestionOfOne, "about" | "to">;

/** Where a phrase begins that ends the sentence. */
function findTail({ tokens, frame }: Sentence, tails: (typeof AROUND)[number]["closing"], from: number): Ending | null {
  for (let at = Math.max(from, frame.end - 5); at < frame.end; at++) {
    const tail = tokens[at]?.quoted ? null : tails.match(tokens, at);
    if (tail && tail.next >= frame.end) return { about: tail.value, to: at };
  }
  return null;
}

/** "is the rent [monthly]?" */
function findRhythm({ mentions, frame }: Sentence, from: number): Ending | null {
  const rhythm = mentions.find(({ kind, to }) => kind === "repeat" && to >= frame.end);
  return rhythm && rhythm.from >= from ? { about: "rhythm", to: rhythm.from } : null;
}

/** What is asked of one thing, and where that is named; whether it is a task is not known here. */
export function findQuestionOfOne(sentence: Sentence): QuestionOfOne | null {
  const { tokens, frame } = sentence;
  for (const { opening, closing } of AROUND) {
    const from = opening.match(tokens, frame.start)?.next;
    const ending =
      from === undefined ? null : (findTail(sentence, closing, from + 1) ?? findRhythm(sentence, from + 1));
    if (from !== undefined && ending) return { from, ...ending };
  }
  const lead = LEADS.match(tokens, frame.start);
  if (!lead || lead.next >= frame.end) return null;
  const tails = TAILS[lead.value];
  const to = tails ? findTail(sentence, tails, lead.next + 1)?.to : undefined;
  return { about: lead.value, from: lead.next, to: to ?? frame.end };
}
