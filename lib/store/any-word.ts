import { LIMITS } from "@/lib/domain/limits";
import { Prisma } from "@/lib/store/generated/client";

/** Of more words the longest say most about what is meant. */
const MOST_WORDS = 12;
/** A shorter word stands at the beginning of a word as it is: its own beginning and end are in half of all titles. */
const LONG_ENOUGH = 5;
/** A form of a word or a slip of the pen changes its beginning or its end, and seldom both. */
const LOOSE_END = 3;
const BEGINNING = 5;

/**
 * How many tasks are weighed at most. A word that many of them have fills a page with them. One that hardly any has is
 * looked for once more by itself, so that "grandad" is found among 100,000 tasks that all have the other word.
 */
const WEIGHED = 10_000;

/** Marks stay with their letters. Nothing here means anything to a regular expression, so that nothing needs escaping. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

const BEFORE_WORD = "(?:^|[^[:alnum:]])";
const AFTER_WORD = "(?:$|[^[:alnum:]])";

/** Among those that match: the tasks whose title has any word of the search, the most of them first, as one statement. Null: no word. */
export function withAnyWord(
  search: string,
  { userId, conditions, order, limit }: { userId: string; conditions: Prisma.Sql[]; order: Prisma.Sql; limit: number },
): Prisma.Sql | null {
  const words = wordsOf(search);
  if (words.length === 0) return null;
  // Not a plain "=": the database would first try the regular expression on everybody's titles, taking it for as cheap.
  const matching = Prisma.join([Prisma.sql`"userId" = ANY(ARRAY[${userId}::uuid])`, ...conditions], " AND ");
  const closeness = Prisma.raw(words.map((_, index) => `"weights"[${index + 1}]`).join(" + "));
  return Prisma.sql`
    WITH "weighed" AS MATERIALIZED (
      ${weigh(words, Prisma.sql`"Task" WHERE ${matching} AND "title" ~* ${netOf(words)}`)}
    ), "rare" AS MATERIALIZED (${rareAmongWeighed(words)}),
    "found" AS MATERIALIZED (
      SELECT *, ${closeness} AS "closeness" FROM (
        SELECT * FROM "weighed"
        UNION (${weigh(words, ownTasksWithRare(matching))})
      ) AS "either"
    )
    SELECT "Task".*, (SELECT count(*) FROM "found") AS "total"
    FROM (SELECT "id", "closeness", "length" FROM "found" ORDER BY ${CLOSEST_FIRST}, ${order} LIMIT ${limit}) AS page
    JOIN "Task" USING ("id")
    ORDER BY ${CLOSEST_FIRST}, ${order}`;
}

/** Of titles that are as close the open ones, and of those the short ones: they hold little else than what was said. */
const CLOSEST_FIRST = Prisma.raw(`"closeness" DESC, "status", "length"`);

function wordsOf(search: string): string[] {
  const words = [...new Set(search.toLowerCase().match(WORD))];
  return words.sort((one, other) => lengthOf(other) - lengthOf(one)).slice(0, MOST_WORDS);
}

const lengthOf = (word: string): number => [...word].length;

const isLong = (word: string): boolean => lengthOf(word) >= LONG_ENOUGH;

const firstOf = (word: string, letters: number): string => [...word].slice(0, letters).join("");

const lastOf = (word: string, letters: number): string => [...word].slice(-letters).join("");

/** What a word begins with, or ends with, in the titles that it finds. */
const beginningOf = (word: string): string => (isLong(word) ? firstOf(word, LOOSE_END) : word);
const endOf = (word: string): string | null => (isLong(word) ? lastOf(word, LOOSE_END) : null);

function netOf(words: readonly string[]): string {
  const ends = words.map(endOf).filter((end) => end !== null);
  const begins = `${BEFORE_WORD}(?:${words.map(beginningOf).join("|")})`;
  return ends.length === 0 ? begins : `${begins}|(?:${ends.join("|")})${AFTER_WORD}`;
}

/** The same of the words that a page's worth of the weighed tasks does not have. Null: none is missing, or nothing was left out. */
function rareAmongWeighed(words: readonly string[]): Prisma.Sql {
  const places = words.map(
    (word, index) => Prisma.sql`(${Prisma.raw(String(index + 1))}, ${beginningOf(word)}, ${endOf(word)})`,
  );
  return Prisma.sql`
    SELECT ${BEFORE_WORD} || '(?:' || string_agg("beginning", '|') || ')'
      || COALESCE('|(?:' || string_agg("end", '|') || ')' || ${AFTER_WORD}, '') AS "net"
    FROM (VALUES ${Prisma.join(places)}) AS "word" ("place", "beginning", "end")
    WHERE (SELECT count(*) FROM "weighed") = ${WEIGHED}
      AND (SELECT count(*) FROM "weighed" WHERE "weights"["place"] > 0) < ${LIMITS.listPage}`;
}

/** Without OFFSET 0 the database would search everybody's titles with the index, for a word that it does not know yet. */
const ownTasksWithRare = (matching: Prisma.Sql): Prisma.Sql => Prisma.sql`
  (SELECT * FROM "Task" WHERE ${matching} OFFSET 0) AS "own"
  WHERE (SELECT "net" FROM "rare") IS NOT NULL AND "title" ~* (SELECT "net" FROM "rare")`;

/** The weight of each word. A title is taken apart once and then only looked into: regular expressions cost ten times as much. */
const weigh = (words: readonly string[], found: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT "id", "status", "dueOn", "dueAt", "number", char_length("plain") AS "length",
    ARRAY[${Prisma.join(words.map(weightOf))}] AS "weights"
  FROM (
    SELECT "id", "status", "dueOn", "dueAt", "number",
      ' ' || regexp_replace(lower("title"), '[^[:alnum:]]+', ' ', 'g') || ' ' AS "plain"
    FROM ${found} LIMIT ${WEIGHED}
  ) AS "candidate"`;

/** The very word counts more than its beginning, and that more than what may be another word. */
const weightOf = (word: string): Prisma.Sql =>
  isLong(word)
    ? Prisma.sql`CASE WHEN strpos("plain", ${` ${word} `}) > 0 THEN 4
        WHEN strpos("plain", ${` ${firstOf(word, Math.min(BEGINNING, lengthOf(word) - 1))}`}) > 0 THEN 2
        WHEN strpos("plain", ${` ${firstOf(word, LOOSE_END)}`}) > 0 THEN 1
        WHEN strpos("plain", ${`${lastOf(word, LOOSE_END)} `}) > 0 THEN 1 ELSE 0 END`
    : Prisma.sql`CASE WHEN strpos("plain", ${` ${word} `}) > 0 THEN 4
        WHEN strpos("plain", ${` ${word}`}) > 0 THEN 2 ELSE 0 END`;
