import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "@/lib/auth/auth-options";

type Context = { params: Promise<{ nextauth: string[] }> };

const handler = async (request: NextRequest, context: Context): Promise<Response> =>
  NextAuth(request, { params: await context.params }, authOptions(request.headers));

export { handler as GET, handler as POST };
