import type { z } from "zod";

/** What a route that programs use says of itself. The API's description is made of these and of nothing else. */
export interface RouteDescription {
  summary: string;
  /** What it answers when all is well, by status. */
  answers: Record<number, z.ZodType>;
  /** What it takes, where the route itself leaves the checking to a tool. */
  input?: z.ZodType;
  /** The field of that which the path gives. */
  fieldInPath?: string;
}

/** The same with what the route's own options say already. */
export interface DescribedRoute extends RouteDescription {
  from: "body" | "query" | "nowhere";
  input: z.ZodType;
}
