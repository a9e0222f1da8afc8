import { z } from "zod";
import { toolRoute } from "@/app/api/tool-route";

const read = z.looseObject({
  limit: z.coerce.number().optional(),
  bin: z
    .enum(["true", "false"])
    .transform((text) => text === "true")
    .optional(),
});

export const GET = toolRoute({ tool: "list_tasks", from: "query", read });
export const POST = toolRoute({ tool: "add_task", from: "body", status: 201 });
