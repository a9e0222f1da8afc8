import { StewardError } from "@/lib/domain/steward-error";

const MAXIMUM_BYTES = 64 * 1024;

/** The body as text, never more than 64 KB of it, whatever the headers promise. */
export async function readAtMost(request: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of piecesOf(request)) {
    size += chunk.byteLength;
    if (size > MAXIMUM_BYTES) throw new StewardError("PAYLOAD_TOO_LARGE", "The request is larger than 64 KB.");
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** Who hangs up in the middle of a sentence is no fault of ours, and nothing for the log. */
async function* piecesOf({ body }: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* body ?? [];
  } catch (cause) {
    throw new StewardError("VALIDATION_ERROR", "The request broke off before its end.", { cause });
  }
}
