import { LIMITS } from "@/lib/domain/limits";
import type { Task, TaskPriority, TaskStatus } from "@/lib/domain/task";
import type { CalendarDate } from "@/lib/domain/zoned-time";
import { withAnyWord } from "@/lib/store/any-word";
import { database } from "@/lib/store/database";
import { Prisma, type Task as TaskRow } from "@/lib/store/generated/client";
import { taskFromRow } from "@/lib/store/rows";

export interface TaskFilter {
  status: TaskStatus | "all";
  priority?: TaskPriority | undefined;
  dueBefore?: CalendarDate | undefined;
  dueAfter?: CalendarDate | undefined;
  hasDue?: boolean | undefined;
  repeats?: boolean | undefined;
  completedBefore?: Date | undefined;
  completedAfter?: Date | undefined;
  search?: string | undefined;
  inBin?: boolean | undefined;
}

/** The last row of a page: where the next one goes on. */
export interface ListPosition {
  status: TaskStatus;
  dueOn: CalendarDate | null;
  dueAt: string | null;
  number: number;
}

export interface TaskPage {
  tasks: Task[];
  /** Counted no further than the limit, so that a long list is as quick as a short one. */
  total: number;
  totalIsExact: boolean;
  hasMore: boolean;
}

const SORT_KEY = Prisma.raw(
  `"status", COALESCE("dueOn", 'infinity'::date), COALESCE("dueAt", 'infinity'::timestamptz), "number"`,
);

interface PageWanted {
  limit: number;
  after?: ListPosition | undefined;
  /** What was searched for: the closest to it come first. Such a page has none after it. */
  closestTo?: string | undefined;
  /** What was searched for: tasks whose title has any of its words, the most of them first. Such a page has none after it, too. */
  anyWordOf?: string | undefined;
}

/** One page with the total, in one round trip. */
export async function listTasks(userId: string, filter: TaskFilter, page: PageWanted): Promise<TaskPage> {
  const statement = statementFor(userId, conditionsFor(filter), page);
  if (!statement) return { tasks: [], total: 0, totalIsExact: true, hasMore: false };
  const { client } = await database();
  const rows = await client.$queryRaw<(TaskRow & { total: bigint })[]>(statement);
  const found = rows.filter((row) => row.id !== null).map(({ total: _, ...row }) => taskFromRow(row));
  const total = Number(rows[0]?.total ?? 0);
  return {
    tasks: found.slice(0, page.limit),
    total: Math.min(total, LIMITS.exactTotal),
    totalIsExact: total <= LIMITS.exactTotal,
    hasMore: found.length > page.limit,
  };
}

/** Null: no task can match. */
function statementFor(userId: string, conditions: Prisma.Sql[], page: PageWanted): Prisma.Sql | null {
  const limit = page.limit + 1;
  if (page.anyWordOf !== undefined) return withAnyWord(page.anyWordOf, { userId, conditions, order: SORT_KEY, limit });
  const matching = Prisma.join([Prisma.sql`"userId" = ${userId}::uuid`, ...conditions], " AND ");
  const order = page.closestTo === undefined ? SORT_KEY : closestFirst(page.closestTo);
  // The page walks the index; it never counts its way in.
  return Prisma.sql`
    SELECT page.*, (SELECT count(*) FROM (SELECT 1 FROM "Task" WHERE ${matching} LIMIT ${LIMITS.exactTotal + 1}) AS counted) AS "total"
    FROM (VALUES (1)) AS always LEFT JOIN (
      SELECT * FROM "Task" WHERE ${matching} ${afterPosition(page.after)} ORDER BY ${order} LIMIT ${limit}
    ) AS page ON true
    ORDER BY ${order}`;
}

function conditionsFor(filter: TaskFilter): Prisma.Sql[] {
  const { status, priority, dueBefore, dueAfter, hasDue, repeats, completedBefore, completedAfter, search, inBin } =
    filter;
  const conditions: (Prisma.Sql | false)[] = [
    inBin ? Prisma.sql`"deletedAt" IS NOT NULL` : Prisma.sql`"deletedAt" IS NULL`,
    status !== "all" && Prisma.sql`"status" = ${status}::"TaskStatus"`,
    priority !== undefined && Prisma.sql`"priority" = ${priority}::"TaskPriority"`,
    dueBefore !== undefined && Prisma.sql`"dueOn" < ${dueBefore}::date`,
    dueAfter !== undefined && Prisma.sql`"dueOn" > ${dueAfter}::date`,
    hasDue !== undefined && Prisma.sql`("dueOn" IS NOT NULL) = ${hasDue}`,
    repeats !== undefined && Prisma.sql`("recurrence" IS NOT NULL) = ${repeats}`,
    completedBefore !== undefined && Prisma.sql`"completedAt" < ${completedBefore.toISOString()}::timestamptz`,
    completedAfter !== undefined && Prisma.sql`"completedAt" >= ${completedAfter.toISOString()}::timestamptz`,
    search !== undefined && matchesSearch(search),
  ];
  return conditions.filter((condition) => condition !== false);
}

/**
 * "#3" is task 3; anything else part of the title or description as it stands, or a title that reads much like it. Only with
 * `<%`: once a session has used both `<%` and `%`, the embedded database never returns from one of its next queries
 * (PGlite 0.5.16).
 */
function matchesSearch(search: string): Prisma.Sql {
  const number = /^#(\d{1,9})$/.exec(search)?.[1];
  if (number !== undefined) return Prisma.sql`"number" = ${Number(number)}`;
  const literally = `%${asItStands(search)}%`;
  return Prisma.sql`("title" ILIKE ${literally} OR "description" ILIKE ${literally} OR ${search} <% "title")`;
}

const asItStands = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/**
 * The very title first, then by how many letters of whole words are the same, so that what only holds the words as parts of
 * others ("rent" in "parent") comes last. Half as much in a description: it names nothing.
 */
const closestFirst = (search: string): Prisma.Sql => Prisma.sql`"title" ILIKE ${asItStands(search)} DESC,
  GREATEST(strict_word_similarity(${search}, "title"), strict_word_similarity(${search}, "description") / 2) DESC,
  ${SORT_KEY}`;

function afterPosition(position: ListPosition | undefined): Prisma.Sql {
  if (!position) return Prisma.empty;
  const { status, dueOn, dueAt, number } = position;
  return Prisma.sql`AND (${SORT_KEY}) > (${status}::"TaskStatus", COALESCE(${dueOn}::date, 'infinity'::date),
    COALESCE(${dueAt}::timestamptz, 'infinity'::timestamptz), ${number}::int)`;
}
