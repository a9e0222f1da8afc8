import { neverStored } from "@/lib/platform/never-stored";
import { workerState } from "@/lib/reminders/worker-state";
import { readHealth } from "@/lib/views/health";

export const dynamic = "force-dynamic";

/** For load balancers: 200 only when this instance can really serve. Reminders that fail are said, and no reason to go. */
export async function GET(): Promise<Response> {
  const health = await readHealth();
  const status = health.status === "ok" ? 200 : 503;
  return neverStored(Response.json({ ...health, reminders: workerState() }, { status }));
}
