import { z } from "zod";
import { requireKnownAddress } from "@/lib/auth/require-known-address";
import { requireUser } from "@/lib/auth/require-user";
import { type RateBucket, requireWithinRate } from "@/lib/auth/require-within-rate";
import type { DescribedRoute, RouteDescription } from "@/lib/auth/route-description";
import type { RequestCaller } from "@/lib/domain/request-caller";
import type { SignedInUser } from "@/lib/domain/signed-in-user";
import { StewardError } from "@/lib/domain/steward-error";
import { storableJson } from "@/lib/domain/storable-json";
import { errorResponse } from "@/lib/platform/error-response";
import { logRequest } from "@/lib/platform/log-request";
import { neverStored } from "@/lib/platform/never-stored";
import { readJsonBody } from "@/lib/platform/read-json-body";
import { requestContext } from "@/lib/platform/request-context";
import { asDatabaseError } from "@/lib/store/as-database-error";

interface RouteCall<Input> {
  request: Request;
  user: SignedInUser;
  /** The person and, when a program calls, its token: what is done must be done as this caller. */
  caller: RequestCaller;
  input: Input;
  params: Record<string, string>;
}

interface RouteInput<Input> {
  bucket?: RateBucket;
  /** Where the input is read from: the body as JSON, or the query string. */
  from: "body" | "query" | "nowhere";
  input: z.ZodType<Input>;
}

/**
 * Whether a program may come here with an access token. It may not unless the route says so, which it should only do when
 * it hands `caller` on, or only reads: with `user` alone a token would act as the person. What programs may use is
 * described to them. Where a token is required no cookie counts, and the request must have come by a name of ours.
 */
type RouteTokens =
  | { tokens?: undefined }
  | { tokens: "required" }
  | { tokens: "accepted"; description: RouteDescription };

export type RouteOptions<Input> = RouteInput<Input> & RouteTokens;

/** For routes that need nothing but to be called. */
export const NO_INPUT: RouteInput<undefined> = { from: "nowhere", input: z.undefined() };

type RouteContext = { params: Promise<Record<string, string>> };

export interface UserRoute {
  (request: Request, context: RouteContext): Promise<Response>;
  /** Where it says it is. */
  pattern?: string;
  /** For routes that programs use. */
  described?: DescribedRoute;
}

/**
 * What every route for a signed-in person does before its own few lines, in this order: the person and where their
 * request came from, the rate, the size, the shape. Failures of any of them, and of the handler, become one kind of
 * answer.
 */
export function userRoute<Input>(
  /** Where it is, as its folders say: /api/tasks/{task}. The log names it so, whatever stands in the address. */
  pattern: string,
  options: RouteOptions<Input>,
  handle: (call: RouteCall<Input>) => Promise<Response>,
): UserRoute {
  const route: UserRoute = async (request, context) => {
    // Where a path has no parameters the framework passes none at all.
    const params = (await context.params) ?? {};
    const requestId = request.headers.get("x-request-id") ?? crypto.randomUUID();
    const answer = async (): Promise<Response> => {
      try {
        if (options.tokens === "required") requireKnownAddress(request);
        const caller = await requireUser(request);
        if (caller.token && options.tokens === undefined) throw tokenRefused();
        if (!caller.token && options.tokens === "required") throw tokenWanted();
        const { user } = caller;
        await requireWithinRate(user.id, options.bucket ?? "requests");
        return await handle({ request, user, caller, input: await readInput(request, options), params });
      } catch (error) {
        return errorResponse(asDatabaseError(error));
      }
    };
    return requestContext.run({ requestId }, async () =>
      neverStored(await logRequest(request.method, pattern, answer)),
    );
  };
  route.pattern = pattern;
  if (options.tokens === "accepted") {
    route.described = { from: options.from, input: options.input, ...options.description };
  }
  return route;
}

const tokenWanted = () => new StewardError("UNAUTHORIZED", "Send an access token. You make one in the settings.");
const tokenRefused = () => new StewardError("FORBIDDEN", "Only you can do this, signed in. An access token cannot.");

async function readInput<Input>(request: Request, { from, input }: RouteInput<Input>): Promise<Input> {
  const raw = from === "body" ? await readJsonBody(request) : from === "query" ? queryOf(request) : undefined;
  // Whatever comes of it, it may end in the database: what that cannot hold goes before anybody reads it.
  const parsed = input.safeParse(storableJson(raw));
  if (!parsed.success) throw new StewardError("VALIDATION_ERROR", sentenceFor(parsed.error));
  return parsed.data;
}

const queryOf = (request: Request): Record<string, string> => Object.fromEntries(new URL(request.url).searchParams);

function sentenceFor(error: z.ZodError): string {
  return error.issues.map(sentenceOf).join("; ");
}

/** A message that names its field already needs no name in front. */
function sentenceOf({ path, message }: z.core.$ZodIssue): string {
  const field = path.join(".");
  const isNamed = message.toLowerCase().startsWith(field.replaceAll("_", " "));
  return isNamed ? message : `${field}: ${message}`;
}
