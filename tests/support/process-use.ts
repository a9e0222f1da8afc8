import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/** How many sockets a process has open. Files come and go while one looks. */
export function openSockets(pid: number): number {
  const directory = `/proc/${pid}/fd`;
  return readdirSync(directory).filter((file) => targetOf(`${directory}/${file}`).startsWith("socket:")).length;
}

/** The memory that a process really holds, in megabytes. */
export function residentMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

function targetOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return "";
  }
}
