import { workerState } from "@/lib/reminders/worker-state";
import { readHealth } from "@/lib/views/health";

export const dynamic = "force-dynamic";

/** For load balancers: 200 only when this instance can really serve. Reminders that fail are said, and no reason to go. */
export async function GET(): Promise<Response> {
  const health = await readHealth();
  return Response.json({ ...health, reminders: workerState() }, { status: health.status === "ok" ? 200 : 503 });
}
