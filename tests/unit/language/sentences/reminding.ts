import type { Row } from "@/tests/unit/language/support/row";

/** Reminders: with a time a task and a reminder on it, without one a task. */
export const reminding: readonly Row[] = [
  [
    "remind me to call the bank tomorrow at 9",
    "SCHEDULE_REMINDER",
    'add "call the bank", due 2026-02-03T09:00:00.000Z; remind of step 0 2026-02-03T09:00:00.000Z',
  ],
  ["remind me to stretch", "CREATE_TASK", 'add "stretch"'],
  [
    "Remind me about the parent evening on Thursday",
    "SCHEDULE_REMINDER",
    'add "the parent evening", due 2026-02-05, unless "parent evening" is there; remind of step 0 2026-02-05T09:00:00.000Z',
  ],
  [
    "remind me in 20 minutes to check the oven",
    "SCHEDULE_REMINDER",
    'add "check the oven", due 2026-02-02T10:20:00.000Z; remind of step 0 2026-02-02T10:20:00.000Z',
  ],
  [
    "remind me at noon to feed the fish",
    "SCHEDULE_REMINDER",
    'add "feed the fish", due 2026-02-02T12:00:00.000Z; remind of step 0 2026-02-02T12:00:00.000Z',
  ],
  [
    "remind me tonight to lock the shed",
    "SCHEDULE_REMINDER",
    'add "lock the shed", due 2026-02-02; remind of step 0 2026-02-02T20:00:00.000Z',
  ],
  [
    "remind me tomorrow morning to water the basil",
    "SCHEDULE_REMINDER",
    'add "water the basil", due 2026-02-03; remind of step 0 2026-02-03T09:00:00.000Z',
  ],
  [
    "remind me on the 14th to buy flowers",
    "SCHEDULE_REMINDER",
    'add "buy flowers", due 2026-02-14; remind of step 0 2026-02-14T09:00:00.000Z',
  ],
  [
    "remind me every weekday at 7:30 to take my pills",
    "SCHEDULE_REMINDER",
    'add "take my pills", FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=30 from 2026-02-03T07:30:00.000Z; remind of step 0 2026-02-03T07:30:00.000Z',
  ],
  [
    "remind me every other friday to submit the timesheet",
    "SCHEDULE_REMINDER",
    'add "submit the timesheet", FREQ=WEEKLY;INTERVAL=2;BYDAY=FR from 2026-02-06; remind of step 0 2026-02-06T09:00:00.000Z',
  ],
  [
    "remind me on the third tuesday of every month to check the smoke alarm",
    "SCHEDULE_REMINDER",
    'add "check the smoke alarm", FREQ=MONTHLY;BYDAY=3TU from 2026-02-17; remind of step 0 2026-02-17T09:00:00.000Z',
  ],
  [
    "remind me an hour before my flight at 6pm tomorrow",
    "SCHEDULE_REMINDER",
    'add "my flight at 6pm tomorrow", due 2026-02-03T18:00:00.000Z; remind of step 0 60 minutes before',
  ],
  [
    "remind me the day before at 6pm about the exam on Friday",
    "SCHEDULE_REMINDER",
    'add "the exam on Friday", due 2026-02-06, unless "exam" is there; remind of step 0 1440 minutes before at 18:00',
  ],
  [
    "set a reminder to turn off the sprinkler in two hours",
    "SCHEDULE_REMINDER",
    'add "turn off the sprinkler", due 2026-02-02T12:00:00.000Z; remind of step 0 2026-02-02T12:00:00.000Z',
  ],
  [
    "set a reminder for 5pm to leave for the gym",
    "SCHEDULE_REMINDER",
    'add "leave for the gym", due 2026-02-02T17:00:00.000Z; remind of step 0 2026-02-02T17:00:00.000Z',
  ],
  [
    "create a weekly reminder to mow the lawn on saturday",
    "SCHEDULE_REMINDER",
    'add "mow the lawn on saturday", FREQ=WEEKLY;BYDAY=SA from 2026-02-07; remind of step 0 2026-02-07T09:00:00.000Z',
  ],
  [
    "set up a daily reminder to meditate at 9pm",
    "SCHEDULE_REMINDER",
    'add "meditate at 9pm", FREQ=DAILY;BYHOUR=21;BYMINUTE=0 from 2026-02-02T21:00:00.000Z; remind of step 0 2026-02-02T21:00:00.000Z',
  ],
  [
    "i need a reminder for the dentist on tuesday at 10",
    "SCHEDULE_REMINDER",
    'add "the dentist", due 2026-02-03T10:00:00.000Z, unless "dentist" is there; remind of step 0 2026-02-03T10:00:00.000Z',
  ],
  [
    "give me a reminder to defrost the chicken tonight",
    "SCHEDULE_REMINDER",
    'add "defrost the chicken", due 2026-02-02; remind of step 0 2026-02-02T20:00:00.000Z',
  ],
  [
    "can you remind me about the webinar at 3pm eastern time",
    "SCHEDULE_REMINDER",
    'add "the webinar", due 2026-02-02T20:00:00.000Z, unless "webinar" is there; remind of step 0 2026-02-02T20:00:00.000Z',
  ],
  [
    "please remind me that rent is due on the first",
    "SCHEDULE_REMINDER",
    'add "rent is due", due 2026-03-01; remind of step 0 2026-03-01T09:00:00.000Z',
  ],
  [
    "remind me on Thursday that the library books are due Friday",
    "SCHEDULE_REMINDER",
    'add "the library books are due Friday", due 2026-02-06; remind of step 0 2026-02-05T09:00:00.000Z',
  ],
  [
    "i need to return the drill, can you remind me on sunday?",
    "SCHEDULE_REMINDER",
    'add "return the drill", due 2026-02-08; remind of step 0 2026-02-08T09:00:00.000Z',
  ],
  [
    "reminder to renew the domain next month",
    "SCHEDULE_REMINDER",
    'add "renew the domain", due 2026-03-01; remind of step 0 2026-03-01T09:00:00.000Z',
  ],
  [
    'remind me to read "Tomorrow and Tomorrow" on saturday',
    "SCHEDULE_REMINDER",
    'add "read \\"Tomorrow and Tomorrow\\"", due 2026-02-07; remind of step 0 2026-02-07T09:00:00.000Z',
  ],
  [
    "remind me to buy Christmas cards on December 1",
    "SCHEDULE_REMINDER",
    'add "buy Christmas cards", due 2026-12-01; remind of step 0 2026-12-01T09:00:00.000Z',
  ],
  ["dont let me forget to pack the charger", "CREATE_TASK", 'add "pack the charger"'],
  ["don't forget to remind me to buy ice", "CREATE_TASK", 'add "buy ice"'],
  [
    "alert me in half an hour to move the car",
    "SCHEDULE_REMINDER",
    'add "move the car", due 2026-02-02T10:30:00.000Z; remind of step 0 2026-02-02T10:30:00.000Z',
  ],
  [
    "notify me tomorrow at 8 about the recycling",
    "SCHEDULE_REMINDER",
    'add "the recycling", due 2026-02-03T08:00:00.000Z, unless "recycling" is there; remind of step 0 2026-02-03T08:00:00.000Z',
  ],
  [
    "remind me to call Ann at 3 on friday",
    "SCHEDULE_REMINDER",
    'add "call Ann", due 2026-02-06T15:00:00.000Z; remind of step 0 2026-02-06T15:00:00.000Z',
  ],
  [
    "remind me about the dry cleaning at 5",
    "SCHEDULE_REMINDER",
    'add "the dry cleaning", due 2026-02-02T17:00:00.000Z, unless "dry cleaning" is there; remind of step 0 2026-02-02T17:00:00.000Z',
  ],
  ["remind me about the dry cleaning", "CREATE_TASK", 'add "the dry cleaning", unless "dry cleaning" is there'],
  [
    "remind me about the plants every Monday",
    "SCHEDULE_REMINDER",
    'add "the plants", FREQ=WEEKLY;BYDAY=MO from 2026-02-02; remind of step 0 2026-02-09T09:00:00.000Z',
  ],
  ["remind me about task 4 tomorrow at 9", "SCHEDULE_REMINDER", "remind #4 2026-02-03T09:00:00.000Z"],
  ["remind me of that tomorrow", "SCHEDULE_REMINDER", "remind it 2026-02-03T09:00:00.000Z"],
  [
    "remind my brother to bring the tent on friday",
    "SCHEDULE_REMINDER",
    'add "bring the tent", due 2026-02-06; remind of step 0 2026-02-06T09:00:00.000Z',
  ],
  [
    "set a reminder for my sister to feed the dog at 6pm",
    "SCHEDULE_REMINDER",
    'add "feed the dog", due 2026-02-02T18:00:00.000Z; remind of step 0 2026-02-02T18:00:00.000Z',
  ],
  [
    "remind me when i get home to charge the bike",
    "CREATE_TASK",
    'add "charge the bike", described as "when i get home"',
  ],
  ["remind me later to order filters", "SCHEDULE_REMINDER", 'add "order filters"; remind of step 0 ?'],
  ["remind me", "CREATE_TASK", "add null"],
  ["set a reminder", "CREATE_TASK", "add null"],
  [
    "remind me on 24/12 at 18:00 to start the roast",
    "SCHEDULE_REMINDER",
    'add "start the roast", due 2026-12-24T18:00:00.000Z; remind of step 0 2026-12-24T18:00:00.000Z',
  ],
  [
    "remind me in a week to review the budget",
    "SCHEDULE_REMINDER",
    'add "review the budget", due 2026-02-09; remind of step 0 2026-02-09T09:00:00.000Z',
  ],
  [
    "remind me this evening to back up my photos",
    "SCHEDULE_REMINDER",
    'add "back up my photos", due 2026-02-02; remind of step 0 2026-02-02T18:00:00.000Z',
  ],
  [
    "remind me every 3 days for 5 times to change the bandage",
    "SCHEDULE_REMINDER",
    'add "change the bandage", FREQ=DAILY;INTERVAL=3;COUNT=5 from 2026-02-02; remind of step 0 2026-02-03T09:00:00.000Z',
  ],
  [
    "remind me at 9 to take out the bins",
    "SCHEDULE_REMINDER",
    'add "take out the bins", due 2026-02-02T21:00:00.000Z; remind of step 0 2026-02-02T21:00:00.000Z',
  ],
  ["remindme to buy milk", "CREATE_TASK", 'add "buy milk"'],
  [
    "reminde me to buy milk tomorow",
    "SCHEDULE_REMINDER",
    'add "buy milk", due 2026-02-03; remind of step 0 2026-02-03T09:00:00.000Z',
  ],
  [
    "REMIND ME TO BUY BREAD TOMORROW",
    "SCHEDULE_REMINDER",
    'add "BUY BREAD", due 2026-02-03; remind of step 0 2026-02-03T09:00:00.000Z',
  ],
  [
    "please schedule a reminder for the quarterly review on March 14 at 2 PM",
    "SCHEDULE_REMINDER",
    'add "the quarterly review", due 2026-03-14T14:00:00.000Z, unless "quarterly review" is there; remind of step 0 2026-03-14T14:00:00.000Z',
  ],
  [
    "i'm going to the gym at 7, remind me 20 minutes before",
    "SCHEDULE_REMINDER",
    'add "going to the gym at 7", due 2026-02-02T19:00:00.000Z; remind of step 0 20 minutes before',
  ],
  ["Remind me about task 3", "SCHEDULE_REMINDER", "remind #3 ?"],
  ["remind me of the second one", "SCHEDULE_REMINDER", "remind start 2 ?"],
  ["remind me about task forms", "CREATE_TASK", 'add "task forms", unless "task forms" is there'],
  ["remind me about task 3 an hour before it's due", "SCHEDULE_REMINDER", "remind #3 60 minutes before"],
  ["remind me about task 3 30 minutes before it is due", "SCHEDULE_REMINDER", "remind #3 30 minutes before"],
  ["remind me about task 3 a day before the deadline", "SCHEDULE_REMINDER", "remind #3 1440 minutes before"],
  ["remind me about task 3 two hours before the due date", "SCHEDULE_REMINDER", "remind #3 120 minutes before"],
  [
    "remind me about task 1 tomorrow at 8am every 30 minutes, 4 times",
    "SCHEDULE_REMINDER",
    "remind #1 2026-02-03T08:00:00.000Z every 30 minutes, 4 times",
  ],
  [
    "remind me about task 1 in 2 hours, every 30 minutes, 4 times",
    "SCHEDULE_REMINDER",
    "remind #1 2026-02-02T12:00:00.000Z every 30 minutes, 4 times",
  ],
  [
    "remind me to stretch in 2 hours, every 30 minutes, 4 times",
    "SCHEDULE_REMINDER",
    'add "stretch", due 2026-02-02T12:00:00.000Z; remind of step 0 2026-02-02T12:00:00.000Z every 30 minutes, 4 times',
  ],
  [
    "remind me to stretch every day at 8am and 8pm",
    "SCHEDULE_REMINDER",
    'add "stretch", FREQ=DAILY;BYHOUR=8;BYMINUTE=0 from 2026-02-03T08:00:00.000Z; remind of step 0 2026-02-03T08:00:00.000Z; ' +
      'add "stretch", FREQ=DAILY;BYHOUR=20;BYMINUTE=0 from 2026-02-02T20:00:00.000Z; remind of step 2 2026-02-02T20:00:00.000Z',
  ],
  [
    "let me know at 3 that the cake is ready",
    "SCHEDULE_REMINDER",
    'add "the cake is ready", due 2026-02-02T15:00:00.000Z; remind of step 0 2026-02-02T15:00:00.000Z',
  ],
  [
    "remind me at 8am and 8pm to take pills",
    "SCHEDULE_REMINDER",
    'add "take pills", due 2026-02-03T08:00:00.000Z; remind of step 0 2026-02-03T08:00:00.000Z; add "take pills", due 2026-02-02T20:00:00.000Z; remind of step 2 2026-02-02T20:00:00.000Z',
  ],
  [
    "remind me to call mom tomorrow at 3pm and on friday at 5pm",
    "SCHEDULE_REMINDER",
    'add "call mom", due 2026-02-03T15:00:00.000Z; remind of step 0 2026-02-03T15:00:00.000Z; add "call mom", due 2026-02-06T17:00:00.000Z; remind of step 2 2026-02-06T17:00:00.000Z',
  ],
  [
    "remind me about task 3 at 5pm and 6pm",
    "SCHEDULE_REMINDER",
    "remind #3 2026-02-02T17:00:00.000Z; remind #3 2026-02-02T18:00:00.000Z",
  ],
];
