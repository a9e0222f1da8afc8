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

/** They look at no cookie, so that no page of somebody else's can use one; each asks for a secret of its own. */
const WITHOUT_COOKIES = [
  "GET /api/reminders/deliver",
  "POST /api/reminders/deliver",
  "GET /api/email/unsubscribe",
  "POST /api/email/unsubscribe",
];

/** What is there for everybody, on purpose. Everything else must ask who is there. */
const FOR_EVERYBODY = [
  "GET /api/health",
  "GET /api/openapi.json",
  "GET /api/auth/[...nextauth]",
  "POST /api/auth/[...nextauth]",
  "POST /api/sign-in/[provider]",
  "GET /api/sign-in/link/[key]",
];

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

/** Those that must answer 401 to nobody. */
export async function guardedEndpoints(): Promise<Endpoint[]> {
  const endpoints = await appEndpoints();
  const open = [...FOR_EVERYBODY, ...WITHOUT_COOKIES];
  const gone = open.filter((name) => !endpoints.some((endpoint) => nameOf(endpoint) === name));
  if (gone.length > 0) throw new Error(`Open to everybody, but not there: ${gone.join(", ")}`);
  return endpoints.filter((endpoint) => !open.includes(nameOf(endpoint)));
}

/** Those that could be made to change something by a page that somebody signed in happens to visit. */
export async function changingEndpoints(): Promise<Endpoint[]> {
  const endpoints = await appEndpoints();
  return endpoints.filter((endpoint) => endpoint.method !== "GET" && !WITHOUT_COOKIES.includes(nameOf(endpoint)));
}

const nameOf = ({ method, pattern }: Endpoint): string => `${method} ${pattern}`;

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
