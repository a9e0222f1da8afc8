/** Chat by itself; what would be done if a task is called so. */
export const ifCalledSo: readonly (readonly [says: string, plan: string])[] = [
  ["finish the report by thursday instead", 'update "finish the report" {"due":"2026-02-05"}'],
  ["finish the report instead on thursday", 'update "finish the report" {"due":"2026-02-05"}'],
  ["mow lawn can wait until sunday", 'update "mow lawn" {"due":"2026-02-08"}'],
  ["the laundry can wait till tomorrow", 'update "laundry" {"due":"2026-02-03"}'],
  ["laundry will have to wait until sunday", 'update "laundry" {"due":"2026-02-08"}'],
  ["pay rent on friday rather than thursday", 'update "pay rent" {"due":"2026-02-06"}'],
  ["pay rent on the 3rd, not the 1st", 'update "pay rent" {"due":"2026-02-03"}'],
  ["call mom tomorrow instead of today", 'update "call mom" {"due":"2026-02-03"}'],
  ["actually call mom on friday", 'update "call mom" {"due":"2026-02-06"}'],
  ["actually, the report is due friday", 'update "report" {"due":"2026-02-06"}'],
  ["i'd rather do the report on thursday", 'update "report" {"due":"2026-02-05"}'],
  ["dentist got moved to friday", 'update "dentist" {"due":"2026-02-06"}'],
  ["the dentist is now on friday", 'update "dentist" {"due":"2026-02-06"}'],
  ["the flight got moved to friday", 'update "flight" {"due":"2026-02-06"}'],
  ["slides need to be done by wednesday", 'update "slides" {"due":"2026-02-04"}'],
  ["the insurance is urgent", 'update "insurance" {"priority":"high"}'],
  ["call mom is low priority", 'update "call mom" {"priority":"low"}'],
  ["pay rent every month instead of every week", 'update "pay rent" {"recurrence":"FREQ=MONTHLY"}'],
  ["repeat call electrician every month", 'update "call electrician" {"recurrence":"FREQ=MONTHLY"}'],
  ["make water plants weekly", 'update "water plants" {"recurrence":"FREQ=WEEKLY"}'],
  ["make mow lawn a weekly task", 'update "mow lawn" {"recurrence":"FREQ=WEEKLY"}'],
  ["set pay rent to repeat monthly", 'update "pay rent" {"recurrence":"FREQ=MONTHLY"}'],
  ["mow lawn should repeat weekly", 'update "mow lawn" {"recurrence":"FREQ=WEEKLY"}'],
  ["mow lawn every week from now on", 'update "mow lawn" {"recurrence":"FREQ=WEEKLY"}'],
  ["stop repeating pay rent", 'update "pay rent" {"recurrence":null}'],
  ["don't repeat pay rent any more", 'update "pay rent" {"recurrence":null}'],
  ["pay rent no longer repeats", 'update "pay rent" {"recurrence":null}'],
  ["the rent shouldn't repeat anymore", 'update "rent" {"recurrence":null}'],
  ["make pay rent a one-off", 'update "pay rent" {"recurrence":null}'],
  ["remove the repeat from pay rent", 'update "pay rent" {"recurrence":null}'],
  ["I no longer need to call mom", 'delete "call mom"'],
  ["i don't have to pay the rent anymore", 'delete "pay the rent"'],
  ["no need to call mom anymore", 'delete "call mom"'],
  ["never mind the rent", 'delete "rent"'],
  ["forget about the rent", 'delete "rent"'],
  ["scratch the dentist", 'delete "dentist"'],
  ["cancel mow lawn", 'delete "mow lawn"'],
  ["the dentist is off", 'delete "dentist"'],
  ["the party on saturday got cancelled", 'delete "party"'],
  ["i'm not going to the gym tomorrow after all", 'delete "gym"'],
];

/** Said when one task was spoken of last. */
export const aboutIt: readonly (readonly [says: string, plan: string])[] = [
  ["not friday but monday", 'update it {"due":"2026-02-09"}'],
  ["actually it's on monday", 'update it {"due":"2026-02-09"}'],
  ["stop repeating it", 'update it {"recurrence":null}'],
  ["don't repeat it any more", 'update it {"recurrence":null}'],
  ["it no longer repeats", 'update it {"recurrence":null}'],
  ["it should repeat daily", 'update it {"recurrence":"FREQ=DAILY"}'],
];

/** They speak of something that is there, or of nothing of ours. */
export const neverMade: readonly string[] = [
  "finish the essay by thursday instead",
  "buy milk tomorrow not today",
  "call mom, actually not today",
  "wash the car, just not tomorrow",
  "mow lawn repeats every week",
  "wash the car can wait until sunday",
  "stop repeating it",
  "don't repeat that",
];

export const undoing: readonly string[] = [
  "oops, undo that",
  "no wait, undo",
  "wrong, take that back",
  "ugh undo",
  "hmm, undo the last change",
  "oh no, undo that please",
  "my bad, undo",
  "well, revert that",
  "sorry, undo",
  "undo my last change",
];

export const mistakes: readonly string[] = [
  "that was a mistake",
  "oops, that was wrong",
  "I didn't mean that",
  "that's not what I meant",
  "wrong one",
  "ugh, wrong one",
];
