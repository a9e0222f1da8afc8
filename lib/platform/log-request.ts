import { log } from "@/lib/platform/log";

/** One line per request. It is named by the route's own pattern: what stands in the address may be somebody's words. */
export async function logRequest(method: string, pattern: string, answer: () => Promise<Response>): Promise<Response> {
  const began = performance.now();
  const response = await answer();
  const ms = Math.round(performance.now() - began);
  log.info({ method, path: pattern, status: response.status, ms }, "Request");
  return response;
}
