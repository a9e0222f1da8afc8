import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { sep } from "node:path";

export interface Endpoint {
  method: string;
  /** As the framework names it: /api/tasks/[task] */
  pattern: string;
  /** The same with something in every blank. */
  path: string;
}

const METHOD =
  /export (?:const|async function|function) (GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\b|as (GET|POST|PUT|PATCH|DELETE)\b/g;

/** Every route handler there is, read from the folders that make it: a new one cannot be forgotten. */
export async function appEndpoints(): Promise<Endpoint[]> {
  const endpoints: Endpoint[] = [];
  for (const file of await filesCalled("route.ts")) {
    const source = await readFile(`app/${file}`, "utf8");
    const methods = [...source.matchAll(METHOD)].map(([, exported, renamed]) => exported ?? renamed ?? "");
    if (methods.length === 0) throw new Error(`No handler was found in ${file}`);
    endpoints.push(...methods.map((method) => ({ method, ...placeOf(file) })));
  }
  return endpoints;
}

export async function appPages(): Promise<{ pattern: string; path: string }[]> {
  return (await filesCalled("page.tsx")).map(placeOf);
}

async function filesCalled(name: string): Promise<string[]> {
  const files = await readdir("app", { recursive: true });
  const found = files.map((file) => file.split(sep).join("/")).filter((file) => `/${file}`.endsWith(`/${name}`));
  if (found.length === 0) throw new Error(`There is no ${name} below app`);
  return found.sort();
}

function placeOf(file: string): { pattern: string; path: string } {
  const folders = file.split("/").slice(0, -1);
  const shown = folders.filter((folder) => !/^(\(.*\)|@.*)$/.test(folder));
  const filled = shown.map((folder) => (folder.startsWith("[") ? randomUUID() : folder));
  return { pattern: `/${shown.join("/")}`, path: `/${filled.join("/")}` };
}
