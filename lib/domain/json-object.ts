import { z } from "zod";
import type { JsonObject } from "@/lib/domain/invocation";

/** Any JSON object, where what is inside is somebody else's business. */
export const jsonObject = z
  .custom<JsonObject>((value) => typeof value === "object" && value !== null && !Array.isArray(value))
  .meta({ type: "object" });
