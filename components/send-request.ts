/** A request that did not go through. Its message is a sentence for the person. */
export class Refusal extends Error {
  override name = "Refusal";
}

/** One request to our own API; what it refuses becomes a `Refusal` with the server's sentence. */
export async function sendRequest<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const content = body === undefined ? {} : { body: JSON.stringify(body) };
  const request = fetch(path, { method, headers: { "content-type": "application/json" }, ...content });
  const response = await request.catch(() => {
    throw new Refusal("Steward did not answer. Try again in a moment.");
  });
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  throw new Refusal(typeof answer.error === "string" ? answer.error : "Something went wrong. Please try again.");
}

export const sentenceOf = (error: unknown): string =>
  error instanceof Refusal ? error.message : "Something went wrong. Please try again.";

/** For a form that shows the sentence beside itself: anything but a refusal is a fault of ours, for the error page. */
export function refusalOf(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  throw error;
}
