import { z } from "zod";
import { toolRoute } from "@/app/api/tool-route";
import { truthInQuery } from "@/lib/domain/truth-in-query";

/** Query strings hold only text; the tool checks everything else. */
const read = z.looseObject({
  limit: z.coerce.number().optional(),
  bin: truthInQuery.optional(),
  has_due: truthInQuery.optional(),
  best_first: truthInQuery.optional(),
  any_word: truthInQuery.optional(),
  repeats: truthInQuery.optional(),
});

export const GET = toolRoute("/api/tasks", { tool: "list_tasks", from: "query", read });
export const POST = toolRoute("/api/tasks", { tool: "add_task", from: "body", status: 201 });
