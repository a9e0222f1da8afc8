/** What people type while a delete card is open. Written before anything was made that reads it. */

/** So many out of a list, from all over it. */
export const some = (messages: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, index) => messages[Math.floor((index * messages.length) / count)] ?? "");

/** Nothing but a yes: these delete. */
export const yeses: readonly string[] = [
  ...["yes", "Yes", "YES", "y", "Y", "yep", "yeah", "yup", "sure", "ok", "okay", "OK", "Okay."],
  ...["of course", "Of course!", "by all means", "do it", "Do it!", "go ahead", "go for it", "confirm", "Confirm."],
  ...["delete it", "delete them", "delete all of them", "remove it", "remove them", "remove all of them"],
  ...["👍", "👍🏽", "✅", "✅✅", "👍👍👍"],
  ...["yes!", "yes.", "yes!!!", "  yes  ", "yes\n", "Yes…", "yesss", "yeahhh", "yepp", "okayyy", "suuure"],
  ...["yes yes", "yes, yes, yes", "yes yes yes!", "ok ok", "yeah yeah"],
  ...["yes please", "yes, please", "yes please!", "please do it", "yes thanks", "yes, thank you", "sure, thanks"],
  ...["ok thanks", "please delete it", "please remove them", "delete it please", "delete it, thanks"],
  ...["yes, do it", "yes do it", "yes, delete it", "yes delete them", "yes, delete all of them", "yep, go ahead"],
  ...["yeah go for it", "ok, do it", "okay go ahead", "sure, go ahead", "sure, delete it", "go ahead and delete it"],
  ...["yes of course", "of course, go ahead", "yes, confirm", "yes 👍", "👍 yes", "ok ✅", "yes - do it", "y, do it"],
  ...["go ahead, delete them", "yes and thanks", "YES PLEASE", "Yes, go ahead. Delete it."],
  ...["yes, all of them", "ok all of them please"],
];

/** A no, as people say it: nothing is deleted, and nothing more is meant. */
export const noes: readonly string[] = [
  ...["no", "No.", "NO!!!", "n", "nope", "nah", "naw", "nay", "nooo", "noooo!", "nope nope", "no no no", "nuh uh"],
  ...["no thanks", "no thank you", "no, thanks", "nah thanks", "no please", "please no", "oh no", "god no", "hell no"],
  ...["no way", "not now", "not yet", "not today", "not really", "never", "never mind", "nevermind", "nvm"],
  ...["cancel", "cancel that", "cancel it", "stop", "stop it", "wait", "wait!", "hold on", "abort", "back"],
  ...["don't", "dont", "do not", "please don't", "don't do it", "don't delete it", "do not delete them", "dont delete"],
  ...["keep it", "keep them", "keep that", "keep all of them", "leave it", "leave them", "nah leave it", "leave it be"],
  ...["forget it", "forget about it", "drop it", "scratch that", "skip it", "undo", "undo that"],
  ...["i changed my mind", "changed my mind", "on second thought no", "better not", "rather not", "i'd rather not"],
  ...["absolutely not", "of course not", "certainly not", "not that one", "not those", "not those two", "negative"],
  ...["👎", "❌", "🛑", "✋", "none of them", "neither", "not a chance", "no need", "no, keep it", "no, don't"],
  ...["no, I still need it", "no I need that one", "no, not that one", "no wait", "wait, no", "ok no", "yes no wait"],
  ...["actually no", "hmm, no", "sorry, no", "maybe later", "later", "let me think"],
  ...["just cancel", "just cancel it", "oops, cancel", "whoops no", "oops cancel that", "can you cancel that"],
  ...[
    "could you cancel it please",
    "would you please stop",
    "cancel it now",
    "cancel this now please",
    "cancel that request",
  ],
  ...["stop doing that", "please stop doing this", "I don't want to", "i dont want that", "I do not want it deleted"],
  ...["I won't", "I think not", "I guess not", "i said no", "I meant no", "hell nah", "quit it", "I'd prefer not to"],
  ...["I'll pass", "cancelled", "cancel cancel", "cancel, never mind", "cancel never mind", "that's a no", "hard no"],
  ...["that would be a no", "let's not", "lets not", "thanks but no thanks", "thanks, but no", "no no, stop it now"],
  ...["no, take it back", "no revert", "strike that", "scrap that", "dismiss it", "ignore that"],
  ...["don't undo the last one", "don't cancel it", "never delete all my tasks", "I won't keep it like that"],
];

/** Wishes to take something back: at a card that is all they can be about. Nothing is deleted, and nothing is undone. */
export const takenBack: readonly string[] = [
  ...["wrong", "that's wrong", "my mistake", "I made a mistake", "wrong task", "take it back", "revert", "revert that"],
  ...[
    "roll back",
    "oops undo",
    "sorry, wrong",
    "hold on that's wrong",
    "undo everything",
    "undo the last change",
    "redo",
  ],
  ...[
    "that was a mistake",
    "not what I said",
    "I didn't mean that",
    "undo the last two changes",
    "no, that was a mistake",
  ],
];

/** Neither: a question, a doubt, a condition, praise, a remark. Nothing is deleted and nothing is made. */
export const doubts: readonly string[] = [
  // asked back
  ...["are you sure?", "are you sure", "you sure?", "sure?", "yes?", "ok?", "y?", "really?", "really", "do it?"],
  ...["is that ok?", "is it ok", "is it okay to undo later", "is that right", "is that the right one", "am I right"],
  ...["what did I do", "what did I do today", "did I do it", "how do I do it", "should I do it", "shall I confirm"],
  ...["can you do it later", "would that be ok with you", "do you agree", "what happens if I say yes", "why?", "what?"],
  ...["if I say yes can I undo it", "do you want me to say yes", "tell me yes or no", "yes or no", "who said yes"],
  ...["which ones?", "ok, which ones are those", "okay so which ones are those", "right, which ones", "delete what?"],
  ...["what will be deleted?", "will it be gone for good?", "yes, will it be gone for good?", "how sure are you"],
  ...["ok what are these", "ok, is that right?", "how many is that?", "can I get them back?", "are they old ones?"],
  // later, perhaps, under a condition
  ...["do it later", "do it tomorrow", "delete it later", "delete it tomorrow", "remove it on Friday", "yes later"],
  ...["yes in a minute", "yes after lunch", "yes when I'm home", "yes tomorrow", "sure in a bit", "ok one second"],
  ...["yes if it's the old one", "yes unless it's important", "yes but", "yes, but not yet", "ok but why", "maybe"],
  ...[
    "perhaps",
    "I guess",
    "I guess so",
    "i suppose so",
    "kind of",
    "sort of",
    "almost sure",
    "probably",
    "hmm",
    "idk",
  ],
  ...["I don't know", "i'm not sure", "not sure", "no idea", "it depends", "let me think yes", "ok let me think"],
  ...["ok i'll think about it", "I need to think about it", "we'll see", "whatever", "fine whatever", "either way"],
  // a part of it, a number, a name
  ...[
    "yes 4",
    "yes, 4",
    "ok 2",
    "4",
    "#4",
    "1",
    "yes, but keep 3",
    "yes but not the first one",
    "sure, except the first",
  ],
  ...[
    "yes all except the milk",
    "sure, only the first one",
    "ok but not the milk",
    "yes the milk",
    "ok the second one",
  ],
  ...["yes delete milk only", "the first one", "the second", "just the milk", "only the first", "both", "all three"],
  ...[
    "yep, all three of them",
    "yup, that one",
    "fine, milk can go",
    "delete those",
    "delete that",
    "yes sir",
    "yes Ann",
  ],
  ...["yes Steward", "yes this too", "yes and the bread", "yes, those too", "10-4", "100%", "yes x2", "ok 👌"],
  // it is still wanted
  ...["ok, I still need it", "I still need it", "ok I still want it", "please, I need it", "I need it", "i want it"],
  ...["I still need it, ok", "right, I need that one", "right now I need it", "I'm sure they need it", "I like it"],
  ...["I like them so keep them", "that's correct but keep it", "that one is still good", "it's fine as it is"],
  ...["it should be ok as is", "I still have to do it today", "I should do this today", "ok i'll do it today"],
  ...["fine I'll do it", "no problem, I'll do it", "I can do it", "yes I'll do it now", "I'd like to do that today"],
  ...[
    "I need to do that",
    "yes i did it",
    "alright I did it",
    "i did it",
    "we did it already",
    "I got it today, thanks",
  ],
  // praise and truth are not consent
  ...["great", "cool", "nice", "fine", "right", "correct", "true", "perfect", "thanks", "thank you", "please", "good"],
  ...["awesome", "alright", "exactly", "absolutely", "definitely", "certainly", "sounds good", "looks good to me"],
  ...["that is correct", "yes, that's right", "that's the one", "that'll do", "works for me", "carry on", "mhm"],
  ...["agreed", "i agree", "i confirm", "confirmed", "understood", "got it", "noted", "makes sense", "fair enough"],
  ...["great job", "good work", "good question", "good to know", "perfect timing", "great, thanks", "I'm good thanks"],
  // what only looks like one
  ...["o\u212A", "yes\uFEFF", "y\u0435s", "- yes", "* yes", "> yes", "delete, it", "remove... them", "of. course"],
  ...["do\nit", "go\nahead", "yes_", "y-e-s", "\u200Byes", "yes = no"],
  // about the card, though it sounds like something to note
  ...["remind me to delete it tomorrow at 9", "remind me later to delete it", "note that it is important"],
  ...["all of them", "all of them please", "yes, most of them", "yes all of these"],
  // something else altogether
  ...["good morning", "hello", "hi there", "please explain", "ok explain", "explain", "please help", "help", "lol"],
  ...["ok google", "nice weather", "yesterday", "yes it was due yesterday", "okra", "surely", "confirmation", "doit"],
  ...[
    "yes I know what that is",
    "I said yes yesterday",
    "she said it's fine",
    "you may be right",
    "correct me if I'm wrong",
  ],
  ...[
    "say yes",
    "type yes",
    "he wrote yes",
    '"yes"',
    "'yes'",
    "(yes)",
    "yes/no",
    "yes = delete",
    "y/n",
    "yes\u200b",
    "ｙｅｓ",
  ],
  ...["да", "oui", "sí", "ja", "evet", "はい", "no hay problema", "si", "ok bien", "уes"],
  ...["o", "k", "x", "...", "!", "?", "??", "🤔", "🙂", "❤️", "seriously", "can you please", "would you please"],
];

/** What is asked for besides; the card is dropped all the same. The second is what is read as a message of its own. */
export const goingOn: readonly (readonly [said: string, rest: string])[] = [
  ["no, just mark it done", "just mark it done"],
  ["no, mark it as done instead", "mark it as done instead"],
  ["nope, show my tasks", "show my tasks"],
  ["no. Add eggs to my list", "Add eggs to my list"],
  ["no thanks, what's due today?", "what's due today?"],
  ["don't, move it to Friday", "move it to Friday"],
  ["wait, add bread", "add bread"],
  ["keep it and remind me tomorrow at 9 to call Ann", "remind me tomorrow at 9 to call Ann"],
  ["cancel that and show my tasks", "show my tasks"],
  ["never mind, add eggs", "add eggs"],
  ["ok add eggs", "add eggs"],
  ["yes and add eggs", "add eggs"],
  ["okay show my tasks", "show my tasks"],
  ["yep what's due today", "what's due today"],
  ["yes, but add eggs first", "add eggs first"],
  ["sure, what's overdue?", "what's overdue?"],
];
