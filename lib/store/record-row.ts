import { z } from "zod";
import type { Change } from "@/lib/domain/change";
import { ERROR_STATUS, type ErrorCode } from "@/lib/domain/error-codes";
import type { Invocation, JsonObject } from "@/lib/domain/invocation";
import type { ToolInvocationRecord as RecordRow } from "@/lib/store/generated/client";

const jsonObject = z.custom<JsonObject>(
  (value) => typeof value === "object" && value !== null && !Array.isArray(value),
);
/** Written by `commitChanges` and by nobody else; only its outline is checked on the way back. */
const changes = z.array(z.custom<Change>((value) => typeof value === "object" && value !== null && "after" in value));
const errorCode = z.custom<ErrorCode>((value) => typeof value === "string" && value in ERROR_STATUS);

export const recordFromRow = ({ position: _, ...row }: RecordRow): Invocation => ({
  ...row,
  parameters: jsonObject.parse(row.parameters),
  result: jsonObject.nullable().parse(row.result),
  changes: changes.parse(row.changes),
  errorCode: errorCode.nullable().parse(row.errorCode),
  undoneAt: row.undoneAt ? row.undoneAt.toISOString() : null,
  invokedAt: row.invokedAt.toISOString(),
});
