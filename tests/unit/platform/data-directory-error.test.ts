import { expect, test } from "vitest";
import { DataDirectoryError } from "@/lib/platform/data-directory-error";

test.each([
  [Object.assign(new Error("ENOTDIR: not a directory, mkdir"), { code: "ENOTDIR" }), "something else is in its place"],
  [Object.assign(new Error("EROFS: read-only file system"), { code: "EROFS" }), "it may not be written"],
  // As the embedded database throws it when the disk is full.
  [{ name: "ErrnoError", errno: 51 }, "the disk is full"],
  [undefined, "the database in it could not be opened"],
])("%o is told in words", (cause, reason) => {
  expect(new DataDirectoryError(".data", cause).message).toBe(`DATA_DIRECTORY .data cannot be used: ${reason}.`);
});
