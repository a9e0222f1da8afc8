import { openSignIn } from "@/lib/auth/sign-in-link";
import { errorResponse } from "@/lib/platform/error-response";
import { neverStored } from "@/lib/platform/never-stored";

type Context = { params: Promise<{ key: string }> };

/** Where the address leads that the server prints when it starts. Who only asks whether it is there does not use it up. */
export async function GET(request: Request, context: Context): Promise<Response> {
  if (request.method === "HEAD") return neverStored(new Response(null));
  const { key } = await context.params;
  return neverStored(await openSignIn(key).catch(errorResponse));
}
