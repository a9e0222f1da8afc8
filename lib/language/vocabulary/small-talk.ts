import { lexicon } from "@/lib/language/text/phrase";

/** What only keeps somebody company. */
export type Talk =
  | "thanks"
  | "greeting"
  | "wellbeing"
  | "praise"
  | "busy"
  | "tired"
  | "bye"
  | "oops"
  | "who"
  | "day"
  | "time"
  | "there"
  | "waiting"
  | "yes"
  | "okay"
  | "filler";

export const SMALL_TALK = lexicon<Talk>([
  [
    "thanks",
    [
      "thank you|u so|very? much|kindly? for? your|the|that|this|everything? help?",
      "thanks|thx|ty|ta|cheers|tysm a? lot|bunch|million|much|again? for? your|the|that|this|everything? help?",
      "many thanks",
      "much appreciated",
      "i appreciate it|that|you|this",
    ],
  ],
  [
    "greeting",
    [
      "hi|hello|hey|yo|hiya|howdy|greetings|hullo|namaste there?",
      "good morning|afternoon|evening|day",
      "morning|mornin|evening|gm",
    ],
  ],
  [
    "wellbeing",
    [
      "how are you doing|today|feeling?",
      "how's|hows it|everything|life|your going|day?",
      "how is it|everything going",
      "what's|whats up|new",
      "how do you do",
      "nice to meet you",
    ],
  ],
  [
    "praise",
    [
      "cool|nice|great|perfect|awesome|excellent|amazing|wonderful|fantastic|sweet|brilliant|neat|lovely|yay|super|wow|beautiful|superb|bravo|good|fine|gotcha|understood",
      "lol|lmao|haha|hahaha|hehe|rofl|ha",
      "you're|youre|you are? the|a|so|very|really|my? best|great|awesome|amazing|good|helpful|lifesaver|hero|star|smart|funny|legend|genius|angel|champ",
      "you|u rock|rule",
      "good|best bot|app|assistant ever?",
      "good|great|nice|well job|work|done|one|to stuff? know?",
      "i like|love it|that|this|you",
      "love it|that|this|you",
      "that's|thats|it's|its|that|this is? so|really|very|just? cool|nice|great|perfect|awesome|good|helpful|right|correct|funny|better",
      "sounds|looks good|great|right",
      "that helps|helped a? lot?",
      "that was helpful|quick|fast|easy|great",
    ],
  ],
  [
    "busy",
    [
      "i'm|im|i|feeling am|feel? so|really|very|super|just|too|pretty|kind|a? of? bit? busy|stressed|overwhelmed|swamped|behind|drowning|snowed|bored|lazy|late under|in|out? at|in? work?",
      "i've|ive|i have|got? got? so|too|way|a|lots of|too? much|many|lot|lots|things to do on? my|today? plate?",
      "so|too|way much|many things? to do",
      "too much on my plate",
      "i can't|cant|cannot keep up",
      "what a day|week|morning|mess",
      "it's|its|it been|is|has|going been|to? be? a|so|such? a? long|busy|hard|tough|crazy|rough|stressful|hectic day|week|morning?",
      "busy|long|hard|tough|crazy|rough day|week|morning",
      "ugh|argh|sigh|phew|oof",
      "where did the day|time|week go",
    ],
  ],
  [
    "tired",
    [
      "i'm|im|i am|feel? feeling? so|really|very|super|just|too|pretty|kind|a? of? bit? tired|exhausted|sleepy|beat|worn|drained|knackered|shattered|wiped|spent out? today?",
      "so|too|very|really|feeling tired|exhausted|sleepy|drained",
      "i need a|some little|short? break|rest|nap|sleep|coffee",
      "i can't|cant|cannot think straight|anymore",
      "i'm|im|i am? burned|burnt|burning out",
    ],
  ],
  [
    "bye",
    [
      "bye|goodbye|ciao|cya|later bye? for? now|today?",
      "good night|bye",
      "goodnight|nighty|night night?",
      "sleep well|tight",
      "see|cya you|ya|u later|tomorrow|soon|then|around?",
      "see you|ya|u in the morning|evening|afternoon",
      "see you|ya|u on|next? monday|tuesday|wednesday|thursday|friday|saturday|sunday|week",
      "talk to? you? later|soon|tomorrow",
      "until|till tomorrow|later|then|monday|next time?",
      "ttyl|brb|gtg|cheerio|toodles",
      "i|i've|ive? have|got|gotta|must|should to? go|run|leave now?",
      "gotta go|run",
      "i'm|im|i am? off|going|heading to bed|sleep|work",
      "off|going|time|heading to|for bed|sleep",
      "take care",
      "have a good|nice|great one|day|evening|night|weekend",
      "that's|thats|that|this is? all|it|everything for? now|today?",
      "that will be all",
      "nothing else|more?",
      "i'm|im|i am? done|off|out|leaving for? now|today|the? day?",
    ],
  ],
  [
    "oops",
    [
      "oops|whoops|oopsie",
      "so|very? sorry about? that|this?",
      "my bad|mistake|apologies|fault",
      "oh no",
      "i'm|im|i am? so|very|really? sorry about? that|this?",
      "i apologize|apologise for? that|this?",
      "apologies",
    ],
  ],
  [
    "who",
    [
      "who|what are you",
      "who's|whos this",
      "who made|created|built|wrote|programmed|developed|designed|owns you|this|steward",
      "are you really|even|actually? a|an? real|actual? ai|bot|robot|human|person|machine|computer|chatgpt|gpt|real|alive|program|llm",
      "what's|whats|what is? your name",
      "do you have a name",
      "tell me about yourself",
      "am i talking|speaking to a|an human|person|robot|bot|machine|ai|computer",
    ],
  ],
  [
    "day",
    [
      "what|which day|date is it|today|this today|now?",
      "what|what's|whats is? the|today's|todays date|day today|now?",
      "what|what's|whats is? today",
      "what|which year|month|week|weekday is it|this now|today?",
    ],
  ],
  [
    "time",
    [
      "what time is it now|right|please? now?",
      "what|what's|whats is? the time now|right? now?",
      "do you know what time it is",
      "do you have the time",
    ],
  ],
  [
    "there",
    [
      "are|you you|still? still|even? there|awake|listening|here|working|online",
      "anybody|anyone home|there",
      "test|testing|ping",
      "can you hear|read me",
    ],
  ],
  [
    "waiting",
    [
      "hmm|hm|um|uh|well|wait|hold|hang|let on|me|a? think|see|minute|second|sec|moment?",
      "one|just|give|wait|hang|hold on? a|me|one? a? minute|second|sec|moment",
      "on second thought|thoughts",
      "just|only kidding|joking|testing|me",
      "wrong window|chat|person|app|tab",
      "the usual",
      "kidding|joking",
      "time flies",
    ],
  ],
  ["yes", ["yes|yeah|yep|yup|sure|absolutely|definitely|yea please|do|sir?", "go ahead", "do it"]],
  [
    "okay",
    [
      "ok|okay|k|kk|alright|no|nope|nah|right|got|fair|oh it|enough|well|then?",
      "nevermind",
      "never mind",
      "forget it|that",
      "no|not problem|worries|now|thanks|really|bad|thank you?",
      "all right|good",
      "i see|know|understand|got it?",
      "makes sense",
    ],
  ],
  [
    "filler",
    [
      "steward|dear|love|darling|hun|bro|there|then|so|very|really|again|now|please|today|man|mate|buddy|dude|friend|everyone|you|and|but|just|oh|ah|too|much|all",
    ],
  ],
]);
