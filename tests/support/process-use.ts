import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/** How many sockets a process has open. */
export const openSockets = (pid: number): number => openedBy(pid).filter((path) => path.startsWith("socket:")).length;

/** How many times it has a file open of those that pages load. */
export const openPageFiles = (pid: number): number =>
  openedBy(pid).filter((path) => path.includes("/.next/static/")).length;

/** The memory that a process really holds, in megabytes. */
export function residentMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

const openedBy = (pid: number): string[] =>
  readdirSync(`/proc/${pid}/fd`).map((file) => targetOf(`/proc/${pid}/fd/${file}`));

/** They come and go while one looks. */
function targetOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return "";
  }
}
