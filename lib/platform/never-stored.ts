/** Answers are about somebody, or about this moment: no browser, proxy or platform on the way keeps one. A stream stays as it is. */
export function neverStored(response: Response): Response {
  const isStream = /\bno-transform\b/.test(response.headers.get("cache-control") ?? "");
  const answer = new Response(response.body, response);
  answer.headers.set("cache-control", isStream ? "private, no-store, no-transform" : "private, no-store");
  return answer;
}
