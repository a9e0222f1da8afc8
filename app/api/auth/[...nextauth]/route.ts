import type { NextRequest } from "next/server";
import { authRoute } from "@/lib/auth/auth-route";
import { neverStored } from "@/lib/platform/never-stored";

type Context = { params: Promise<{ nextauth: string[] }> };

const handler = async (request: NextRequest, context: Context): Promise<Response> =>
  neverStored(await authRoute(request, (await context.params).nextauth));

export { handler as GET, handler as POST };
