import { lexicon } from "@/lib/language/text/phrase";

export type Act =
  | "create"
  | "list"
  | "complete"
  | "reopen"
  | "update"
  | "delete"
  | "remind"
  | "undo"
  | "redo"
  | "restore";

/** What people say when they want something done, by what they want. The longest phrase wins. */
export const VERBS = lexicon<Act>([
  [
    "create",
    [
      "add|create|make|set|put|insert|include|schedule|enter|log|record|save|append|arrange|register|program|prepare|generate|place|book|input",
      "set|put up",
      "write|jot|note|put down?",
      "make a note of|to|that?",
      "throw|stick|pop|tack|slap|chuck|pencil|slot|squeeze|bung|whack in|on?",
      "mark down",
      "new",
      "i|we need|want|require|needed a|an|another|new?",
      "i'd|i would? like|love|appreciate to? have? a|an|another|new",
      "need|want|would|'d like? a|an|another|new",
      "get|give|send|leave|shoot|assign me|us a|an|another|one",
      "give a|an",
      "start|begin|open a|an|new",
      "let me add|put",
      "just thought of",
      "send|sent me|us? out? a|an|reminder|reminders|alert|alerts?",
      "setup|arrange",
      "start|activate|enable|setup",
      "turn on",
      "have reminder|reminders|alert|alerts",
    ],
  ],
  [
    "list",
    [
      "show|list|display|view|see|review|retrieve|fetch|print|access|recite|inspect|browse|describe|locate|find|search|check|open|read|pull|get|tell|give|provide|inform|bring|hear|confirm|verify|recall|examine|announce|state|identify|present|launch|share|look|know|learn",
      "show|tell|give|read|send|get|bring|inform|provide|find me|us|my",
      "let me|us see|hear|know|have",
      "read|list|call|print|lay out|off|aloud",
      "give|get me|us? a|an|the? list|listing|rundown|summary|overview|breakdown of|on?",
      "send|bring|get|give|need|want|have me|us? all|any|every|my|the",
      "put me|us all|any|every|my|the",
      "put all|any the|my|our|of",
      "i|we need|want all|any|every|my|the",
      "go|read|run|look over|back|through|down",
      "pull|bring|look|open|call up",
      "bring to|up",
      "put up",
      "tell|give|read|show me|us to do|dos list|lists|items|tasks",
      "look at|for|through|into|in",
      "look to? see",
      "start|begin|keep reading|listing|showing|reciting",
      "check out|on|for|if|whether|to?",
      "walk|run|take me through",
      "update|fill|catch|bring me|us on|in|up on?",
      "repeat back? my|the|our|that shopping|grocery|chore|chores|task|to|todo? do? list|lists|tasks|items|todos",
      "refresh my memory",
      "i|we|i'd need|want|like|love a list|listing|rundown|summary|overview|breakdown of",
      "take|bring me|us to",
      "go|navigate|jump to",
      "name the|all|every|my|our",
      "enumerate|outline",
      "i|we want|need|wanna|like|wanted to? see|know|hear|view",
      "i|we want|need|like|wanted to check|look|review|find",
      "i|we wanna check|look|review|find",
      "i|we want|need|like check|look|review|find at|for|on? my|our|what|what's|if",
      "i'd|i would|'d? like|love to see|know|hear|check|view|review",
      "need|want to see|know|hear|check|view|review",
      "can|could|may i|we please? have|see|get|hear|know|view",
      "count|total",
    ],
  ],
  [
    "complete",
    [
      "complete|completed|finish|finished|accomplish|accomplished",
      "mark|flag|tick|check off?",
      "cross|strike|scratch off|out|through",
      "cross",
      "i|we want|need|like to check|tick|cross|mark off",
      "i'd|i would? like|love to check|tick|cross|mark off",
      "i|i've|we|we've have? already|just? took|taken care of",
      "resolve|resolved",
      "i|i've|ive|we|we've have? already|just? did|done|finished|completed|complete|accomplished",
      "i'm|im|i am? all? done|finished|through with?",
      "already did|done|finished|completed|complete",
      "all? done|finished with",
      "put|place|add a check|checkmark|tick mark? next|on|by|beside|for to?",
      "check|tick the box next|for|by|of|on to?",
      "done",
    ],
  ],
  ["reopen", ["reopen|uncheck|uncomplete|untick|unmark", "re open"]],
  [
    "update",
    [
      "change|update|modify|edit|move|reschedule|rename|postpone|adjust|alter|shift|switch|extend|delay|revise|rearrange|reset|amend|replace|swap|bump|snooze|convert|rewrite|reword|retitle|prioritize|prioritise|defer|transfer|redo|tweak|correct|changing|prepone|repeat|fix|scoot|slide",
      "push|move|put back|forward|up|out|ahead|off",
      "bring forward|up|ahead",
      "set back",
      "make changes? to",
      "push",
    ],
  ],
  [
    "delete",
    [
      "delete|remove|cancel|erase|clear|scrap|discard|trash|eliminate|dismiss|omit|purge|disable|deactivate|deleting|removing|canceling|cancelling|destroy|nix|void|unset|close|expunge|empty|withdraw|unschedule|undo",
      "get|getting rid of",
      "take off|out|away",
      "toss|throw|clean|wipe|clear out|away|off|up",
      "bin|scratch|drop|ditch|toss|wipe|kill|forget|skip|take|lose|clean|silence|mute|turn|strike|axe|yank|nuke|zap",
      "forget about",
      "turn|shut off",
      "stop|end|halt",
      "do away with",
      "rub out|off",
      "call off",
      "blank out?",
      "i|we won't|will not? be needing|requiring|wanting",
      "no more|longer have? need?",
      "no need for",
      "i|we don't|dont|won't longer|really|even? need|want|require",
      "i|we do not longer|really|even? need|want|require",
      "i|we would? no longer|more need|want|require|like",
      "don't|dont|do|never not need|want|remind|alert|notify|bother",
      "don't|dont|never need|want|remind|alert|notify|bother",
      "i|we don't|dont|do not? want|need|wish|have to? be reminded",
      "i|we would|i'd? no longer want|need|wish|like|have to? be reminded",
      "stop reminding|alerting|notifying|telling",
    ],
  ],
  [
    "remind",
    [
      "do? remind|reminding|reminded",
      "be|get reminded",
      "alert|notify|ping|nudge|prompt|warn|buzz|nag|pester|poke|bug me|us|him|her|them|myself",
      "give me|us a heads|shout|nudge|buzz|poke|ping up?",
      "don't|dont|do|never not? let me|us forget",
      "help me to? remember",
      "reminder|reminders|remainder|alarm me|us",
      "remember me to?",
      "i|we don't|dont want to forget to|about?",
      "i|we do not want to forget to|about?",
      "so i|we don't|dont forget to|about?",
      "make sure|certain that? i|we don't|dont forget to|about?",
      "alert|notify|message the|my|our|everyone|all|both",
      "tell me|us to",
      "remember to|that",
      "don't|dont|do not? forget to|about",
      "i|we mustn't|must|shouldn't|should|can't|cannot not? forget to|about?",
      "remember i|we need|have|must|should to?",
    ],
  ],
  ["undo", ["undo|revert", "take that|it back", "roll that? back"]],
  ["redo", ["redo", "do|undo that again|undo"]],
  ["restore", ["restore|undelete|recover|unarchive", "bring|get|put back"]],
]);

/** Openers that ask instead of telling: whatever is asked about already exists. */
export const QUESTIONS = lexicon<"question">([
  [
    "question",
    [
      "what|what's|whats|wats|which|when|when's|whens|where|where's|wheres|who|who's|how|how's|hows|why|what're",
      "wut|wut's|wuts|wat|waht|wht|whst",
      "at|on|by|in|for what|which|how",
      "recall|remember the? things|what",
      "i|we forgot|forget|wonder|wondered what|what's|whats|which|how|if|whether",
      "i|we can't|cannot|cant|don't|dont|do not? remember|recall|know what|what's|whats|which|if|whether",
      "do|did|does|don't|didn't|have|haven't|has|had|is|isn't|are|aren't|was|were|am i|we|you|there|it|my|our|any|the|that|this|these",
      "is|are|does|did|was|were|has|have",
      "any|anything",
      "am i",
    ],
  ],
]);

/** Done to the thing that was named before: "the reminder for the party should be moved", "I need eggs added to my list". */
export const PARTICIPLES = lexicon<Act>([
  ["create", ["added|put|placed|included|written|created|scheduled"]],
  [
    "update",
    [
      "changed|updated|modified|edited|moved|rescheduled|renamed|postponed|adjusted|altered|switched|pushed|revised|shifted",
      "change|update|switch|changing|updating",
      "is|are now due",
      "should|must now? be|start|occur|repeat|say|go|come",
      "to be|repeat|occur|happen",
      "needs|need|has|have to now? be|start|occur|repeat|say|change|switch",
    ],
  ],
  [
    "delete",
    [
      "deleted|removed|cancelled|canceled|erased|cleared|dropped|scratched|clear|empty|gone|struck|omitted",
      "taken|come off|out|away",
    ],
  ],
  ["complete", ["done|completed|complete|finished|checked|ticked", "checked|ticked|crossed off"]],
]);
