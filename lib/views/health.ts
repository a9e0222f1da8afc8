import { databaseIsHealthy } from "@/lib/store/database-health";

export interface Health {
  status: "ok" | "unavailable";
}

export async function readHealth(): Promise<Health> {
  return { status: (await databaseIsHealthy()) ? "ok" : "unavailable" };
}
