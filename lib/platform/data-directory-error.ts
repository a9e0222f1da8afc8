/** What Steward keeps cannot be kept where it was told to. The cause is what was thrown, or the reason in words. */
export class DataDirectoryError extends Error {
  override name = "DataDirectoryError";
  constructor(directory: string, cause: unknown) {
    super(`DATA_DIRECTORY ${directory} cannot be used: ${reasonFor(cause)}.`, { cause });
  }
}

/** By the file system's own codes; the embedded database throws plain objects with the numbers that WebAssembly knows. */
const REASONS: Record<string, string> = {
  ...{ ENOSPC: "the disk is full", 51: "the disk is full" },
  ...{ EACCES: "it may not be written", EPERM: "it may not be written", 2: "it may not be written" },
  ...{ EROFS: "it may not be written", 69: "it may not be written" },
  ENOENT: "it leads nowhere",
  ...{ ENOTDIR: "something else is in its place", EEXIST: "something else is in its place" },
};

function reasonFor(cause: unknown): string {
  if (typeof cause === "string") return cause;
  const { code, errno } = { code: undefined, errno: undefined, ...Object(cause) };
  return REASONS[String(code)] ?? REASONS[String(errno)] ?? "the database in it could not be opened";
}
