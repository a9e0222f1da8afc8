import { database } from "@/lib/store/database";

/** The secret of this name; made now if there is none. Whoever is first decides for all, however many start at once. */
export async function keepSecret(name: string, make: () => string): Promise<string> {
  const { client } = await database();
  const kept = await client.keptSecret.findUnique({ where: { name } });
  if (kept) return kept.value;
  await client.keptSecret.createMany({ data: [{ name, value: make() }], skipDuplicates: true });
  return (await client.keptSecret.findUniqueOrThrow({ where: { name } })).value;
}
