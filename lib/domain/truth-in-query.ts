import { z } from "zod";

/** Query strings hold only text. */
export const truthInQuery = z
  .enum(["true", "false"], { error: "must be true or false" })
  .transform((text) => text === "true");
