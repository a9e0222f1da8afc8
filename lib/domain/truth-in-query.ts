import { z } from "zod";

/** Query strings hold only text. */
export const truthInQuery = z.enum(["true", "false"]).transform((text) => text === "true");
