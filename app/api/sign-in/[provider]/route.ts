import { startSignIn } from "@/lib/auth/start-sign-in";
import { errorResponse } from "@/lib/platform/error-response";
import { neverStored } from "@/lib/platform/never-stored";

type Context = { params: Promise<{ provider: string }> };

/** For people who are not signed in yet. */
export async function POST(request: Request, context: Context): Promise<Response> {
  const { provider } = await context.params;
  return neverStored(await startSignIn(request, provider).catch(errorResponse));
}
