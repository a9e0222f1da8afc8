import { StewardError } from "@/lib/domain/steward-error";
import { errorResponse } from "@/lib/platform/error-response";
import { neverStored } from "@/lib/platform/never-stored";
import { readAtMost } from "@/lib/platform/read-at-most";
import { unsubscribe } from "@/lib/reminders/email/unsubscribe";

export const dynamic = "force-dynamic";

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get("token") ?? "";
const pageFor = (token: string): Response =>
  new Response(null, { status: 303, headers: { location: `/unsubscribe?token=${encodeURIComponent(token)}` } });

/** Whoever follows the link, a person or a scanner, gets a page with a button. */
export const GET = async (request: Request): Promise<Response> => neverStored(pageFor(tokenOf(request)));

/** The button on that page, and the one click of mail programs (RFC 8058), which want no page in return. */
export const POST = async (request: Request): Promise<Response> =>
  neverStored(await endMail(request).catch(errorResponse));

async function endMail(request: Request): Promise<Response> {
  const token = tokenOf(request);
  const isOneClick = new URLSearchParams(await readAtMost(request)).get("List-Unsubscribe") === "One-Click";
  const isKnown = await unsubscribe(token);
  if (!isOneClick) return pageFor(token);
  if (!isKnown) throw new StewardError("NOT_FOUND", "This link is not valid any more.");
  return new Response(null, { status: 204 });
}
