import { z } from "zod";

/** What is sent to it and said of it is one line: no address holds white space or what ends a header. */
export const emailAddress = z
  .string()
  .trim()
  .max(254, "E-mail address must be at most 254 characters")
  .pipe(z.email("E-mail address must be one like ada@example.org"));
