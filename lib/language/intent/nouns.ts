import { lexicon } from "@/lib/language/text/phrase";

/** What people talk about. `music` and other `foreign` things belong to other assistants: a song is not a task. */
export type Thing = "reminder" | "task" | "list" | "event" | "music" | "foreign";

export const NOUNS = lexicon<Thing>([
  [
    "reminder",
    [
      "reminder|reminders|reminder's|remainder|remainders|reminds",
      "alert|alerts|notification|notifications",
      "reminder alert|notification|alarm|notice",
      "alert|notification reminder|reminders",
    ],
  ],
  [
    "task",
    [
      "task|tasks|taks|todo|todos|todo's|task's|chore|chores|errand|errands|assignment|assignments",
      "to do|dos|do's|doos",
      "to do|dos item|items|task|tasks|thing|things",
      "todo|list|task item|items|task|tasks|entry|entries",
      "item|items|entry",
      "thing|things|stuff to do",
      "action item|items",
    ],
  ],
  [
    "list",
    [
      "list|lists|checklist|agenda",
      "to do|dos list|lists",
      "todo|todos|task|tasks|reminder|reminders|chore|chores|errand|errands|shopping|grocery|groceries list|lists",
      "list of things|stuff to do",
      "list of tasks|chores|errands|reminders|todos|items|things|groceries",
      "list of to dos|do|do's",
      "list of things|stuff|tasks|chores|items to do|complete|finish|accomplish|buy|get",
      "list of jobs",
      "job|jobs list|lists",
      "list to do",
      "list of things i need|have|want to do|buy|get",
    ],
  ],
  [
    "event",
    [
      "event|events|meeting|meetings|appointment|appointments|calendar|calendars|calender|schedule|plan|plans|engagement|engagements",
    ],
  ],
  [
    "music",
    [
      "playlist|playlists|song|songs|music|album|albums|artist|track|tracks|tune|tunes|radio|podcast|podcasts|audiobook|episode|spotify|pandora|itunes|deezer|soundtrack|singer",
    ],
  ],
  [
    "foreign",
    [
      "movie|movies|film|band|jazz",
      "that|this|it|which|he|she reminds me|us",
      "meeting|conference room|rooms",
      "booking|bookings|purchase|purchases|checkout|sentence|percent|percentage",
      "mailing|waiting|wait|price|bestseller|seller|naughty|block list|lists",
      "search|browser|browsing|watch|call history",
      "my|the|this order|orders|subscription",
      "light|lights|lamp|lamps|thermostat|volume|vacuum|plug|socket|speaker|speakers|brightness|heating|tv|wemo",
      "weather|forecast|rain|snow|temperature|humidity|traffic|directions|route|flight|flights|hotel|restaurant|restaurants|reservation|uber|taxi|train|bus",
      "account|accounts|balance|credit|debit|card|cards|pin|bank|transfer|transaction|transactions|payment|payments|bill|loan|mortgage|insurance|salary|paycheck|payday|interest|exchange|currency|stock|stocks|401k|w2|apr|refund|fee|fees|charge|charges",
      "email|emails|mail|inbox|message|messages|text|texts|voicemail|tweet|tweets|facebook|twitter|instagram|contact|contacts",
      "recipe|recipes|calories|ingredient|ingredients|nutrition|joke|jokes|news|headline|headlines|fact|trivia|game|games|chess|dice|coin",
      "phone|voice|accent|language|settings|timer|timers|alarm|alarms|timezone|wifi|app|password|username|name",
    ],
  ],
]);
