import { z } from "zod";
import { toolRoute } from "@/app/api/tool-route";

const truth = z.enum(["true", "false"]).transform((text) => text === "true");

/** Query strings hold only text; the tool checks everything else. */
const read = z.looseObject({
  limit: z.coerce.number().optional(),
  bin: truth.optional(),
  has_due: truth.optional(),
});

export const GET = toolRoute({ tool: "list_tasks", from: "query", read });
export const POST = toolRoute({ tool: "add_task", from: "body", status: 201 });
