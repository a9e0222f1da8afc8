import { database } from "@/lib/store/database";

/** Many open tasks of one person, each with a reminder for the same moment, without going through the gate one by one. */
export async function fillWithReminders(userId: string, count: number, moment: Date): Promise<void> {
  const { client } = await database();
  const at = moment.toISOString();
  await client.$executeRaw`
    WITH task AS (
      INSERT INTO "Task" ("id", "userId", "number", "title", "createdAt", "updatedAt")
      SELECT gen_random_uuid(), ${userId}::uuid, u."nextTaskNumber" + n, 'Task ' || n, now(), now()
      FROM generate_series(1, ${count}::int) AS n, "User" u WHERE u."id" = ${userId}::uuid RETURNING "id", "number"
    ), numbered AS (
      UPDATE "User" SET "nextTaskNumber" = "nextTaskNumber" + ${count}::int + 1 WHERE "id" = ${userId}::uuid
    )
    INSERT INTO "Reminder" ("id", "userId", "taskId", "remindAt", "nextAt", "createdAt", "updatedAt")
    SELECT gen_random_uuid(), ${userId}::uuid, "id", ${at}::timestamptz, ${at}::timestamptz, now(), now() FROM task`;
}
