import { openSignIn } from "@/lib/auth/sign-in-link";
import { errorResponse } from "@/lib/platform/error-response";

type Context = { params: Promise<{ key: string }> };

/** Where the address leads that the server prints when it starts. */
export async function GET(_request: Request, context: Context): Promise<Response> {
  const { key } = await context.params;
  return openSignIn(key).catch(errorResponse);
}

/** The framework would answer it by GET, and whoever only looks whether an address is there would use it up. */
export const HEAD = (): Response => new Response(null);
