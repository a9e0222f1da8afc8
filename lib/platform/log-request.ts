import { log } from "@/lib/platform/log";

/** One line per request. The path is given as its pattern: what stands in its place may be somebody's words. */
export async function logRequest(
  request: Request,
  params: Record<string, string>,
  answer: () => Promise<Response>,
): Promise<Response> {
  const began = performance.now();
  const response = await answer();
  const ms = Math.round(performance.now() - began);
  log.info({ method: request.method, path: patternOf(request, params), status: response.status, ms }, "Request");
  return response;
}

function patternOf(request: Request, params: Record<string, string>): string {
  const values = new Map(Object.entries(params).map(([name, value]) => [encodeURIComponent(value), `{${name}}`]));
  const segments = new URL(request.url).pathname.split("/");
  return segments.map((segment) => values.get(segment) ?? segment).join("/");
}
