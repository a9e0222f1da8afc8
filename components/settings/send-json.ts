/** A request that did not go through. Its message is a sentence for the person. */
export class SettingRefused extends Error {
  override name = "SettingRefused";
}

export async function sendJson<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const content = body === undefined ? {} : { body: JSON.stringify(body) };
  const request = fetch(path, { method, headers: { "content-type": "application/json" }, ...content });
  const response = await request.catch(() => {
    throw new SettingRefused("Steward did not answer. Try again in a moment.");
  });
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  throw new SettingRefused(typeof answer.error === "string" ? answer.error : "Something went wrong. Please try again.");
}

/** The sentence of a refusal; anything else is a fault of ours and goes on to the error page. */
export function refusalOf(error: unknown): string {
  if (error instanceof SettingRefused) return error.message;
  throw error;
}
