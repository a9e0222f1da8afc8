import { database } from "@/lib/store/database";

/** What a person's tasks and their audit say, for holding one against the other. */
export async function databaseCounts(userId: string) {
  const { client } = await database();
  const tasks = await client.task.findMany({
    where: { userId },
    select: { title: true, number: true },
    orderBy: { number: "asc" },
  });
  const records = await client.toolInvocationRecord.count({ where: { userId, success: true, toolName: "add_task" } });
  return { titles: tasks.map(({ title }) => title), numbers: tasks.map(({ number }) => number), records };
}
