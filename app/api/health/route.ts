import { readHealth } from "@/lib/views/health";

export const dynamic = "force-dynamic";

/** For load balancers: 200 only when this instance can really serve. */
export async function GET(): Promise<Response> {
  const health = await readHealth();
  return Response.json(health, { status: health.status === "ok" ? 200 : 503 });
}
