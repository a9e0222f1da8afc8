import { z } from "zod";
import { answerWithTool } from "@/app/api/answer-with-tool";
import { type UserRoute, userRoute } from "@/lib/auth/user-route";
import { findTool } from "@/lib/tools/tool-registry";

interface ToolRoute {
  tool: string;
  from: "body" | "query" | "nowhere";
  status?: number;
  /** The part of the path that names what the tool is to work on, and the tool's field for it. */
  path?: { part: string; field: string };
  /** For query strings, which hold only text; the tool checks everything else. */
  read?: z.ZodType;
}

/** A route that is one tool, for the person and for programs. What it takes and answers is what the tool declares. */
export function toolRoute(pattern: string, { tool: name, from, status = 200, path, read }: ToolRoute): UserRoute {
  const tool = findTool(name);
  if (!(tool && tool.output instanceof z.ZodObject)) throw new Error(`There is no tool ${name} that a route can be`);
  const description = {
    summary: `${tool.title}. ${tool.description}`,
    input: tool.input,
    ...(path ? { fieldInPath: path.field } : {}),
    answers: { [status]: tool.output.extend({ record_id: recordIdField }) },
  };
  const input = read ?? (path && from === "body" ? z.record(z.string(), z.unknown()) : z.unknown());
  return userRoute(
    pattern,
    { from, input, tokens: "accepted", description },
    ({ caller, request, params, input: asked }) => {
      const whole = path ? { ...Object(asked), [path.field]: params[path.part] } : asked;
      return answerWithTool({ caller, request, name, input: whole, status });
    },
  );
}

const recordIdField = z.string().describe("The record of this call, which undo takes");
