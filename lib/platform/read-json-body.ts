import { StewardError } from "@/lib/domain/steward-error";

const MAXIMUM_BYTES = 64 * 1024;

/** The body as JSON, never more than 64 KB of it, whatever the headers promise. */
export async function readJsonBody(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/json\b/i.test(type)) {
    throw new StewardError("VALIDATION_ERROR", "Send the request as application/json.");
  }
  const text = new TextDecoder().decode(await readAtMost(request, MAXIMUM_BYTES));
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new StewardError("VALIDATION_ERROR", "The request is not valid JSON.", { cause });
  }
}

async function readAtMost(request: Request, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new StewardError("PAYLOAD_TOO_LARGE", "The request is larger than 64 KB.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
