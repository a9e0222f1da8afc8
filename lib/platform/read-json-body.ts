import { StewardError } from "@/lib/domain/steward-error";
import { readAtMost } from "@/lib/platform/read-at-most";

export async function readJsonBody(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/json\b/i.test(type)) {
    throw new StewardError("VALIDATION_ERROR", "Send the request as application/json.");
  }
  const text = await readAtMost(request);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new StewardError("VALIDATION_ERROR", "The request is not valid JSON.", { cause });
  }
}
