import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { beforeAll, expect, test } from "vitest";
import { type HttpAnswer, type HttpPerson, send, signInOverHttp } from "@/tests/support/http-person";
import { commonServer } from "@/tests/support/test-server";

const server = commonServer();
let ada: HttpPerson;
let bearer: { authorization: string };
const ajv = addFormats.default(new Ajv2020({ strict: false }));
const DOCUMENT = "https://steward.example.org/api/openapi.json";

beforeAll(async () => {
  ada = await signInOverHttp(server.address);
  const { body } = await ada.request("POST", "/api/tokens", { name: "Script", scope: "write" });
  bearer = { authorization: `Bearer ${body.token}` };
  ajv.addSchema((await send(`${server.address}/api/openapi.json`, "GET", undefined)).body, DOCUMENT);
});

interface Call {
  method: string;
  /** As the document has it. */
  path: string;
  /** What is put into its blank, or behind it. */
  fill?: (known: Known) => string;
  body?: (known: Known) => unknown;
}

/** What earlier answers told. */
interface Known {
  task: string;
  reminder: string;
  question: string;
  conversation: string;
}

const BY_NUMBER = () => "1";

/** Each operation once, in an order in which each has something to work on. */
const CALLS: Call[] = [
  { method: "POST", path: "/api/tasks", body: () => ({ title: "Call the bank", due: "2099-02-03T09:00" }) },
  { method: "GET", path: "/api/tasks", fill: () => "?status=pending&limit=10&bin=false" },
  { method: "GET", path: "/api/tasks/by-id", fill: ({ task }) => `?ids=${task}` },
  { method: "GET", path: "/api/tasks/{task}", fill: BY_NUMBER },
  { method: "PATCH", path: "/api/tasks/{task}", fill: ({ task }) => task, body: () => ({ priority: "high" }) },
  { method: "POST", path: "/api/reminders", body: () => ({ task: 1, minutes_before_due: 5 }) },
  { method: "GET", path: "/api/reminders", fill: () => "?task=1" },
  { method: "PATCH", path: "/api/reminders/{id}", fill: ({ reminder }) => reminder, body: () => ({ cancel: true }) },
  { method: "POST", path: "/api/tasks/{task}/complete", fill: BY_NUMBER, body: () => ({ completed: true }) },
  { method: "POST", path: "/api/undo", body: () => ({}) },
  { method: "POST", path: "/api/tasks/delete", body: () => ({ tasks: [1] }) },
  {
    method: "POST",
    path: "/api/confirmations/{id}",
    fill: ({ question }) => question,
    body: () => ({ decision: "cancel" }),
  },
  { method: "DELETE", path: "/api/tasks/{task}", fill: BY_NUMBER },
  { method: "POST", path: "/api/tasks/{task}/restore", fill: BY_NUMBER },
  { method: "POST", path: "/api/agent", body: () => ({ message: "Add task: Buy milk" }) },
  { method: "GET", path: "/api/conversations", fill: () => "?limit=5" },
  { method: "GET", path: "/api/conversations/{id}", fill: ({ conversation }) => conversation },
  { method: "GET", path: "/api/activity", fill: () => "?source=api" },
  { method: "GET", path: "/api/activity/days" },
];

const pointerPart = (part: string) => part.replaceAll("~", "~0").replaceAll("/", "~1");

/** What is wrong with this answer by what the document says of it; null when nothing is. */
function complaint({ method, path }: Call, { status, body }: HttpAnswer): string | null {
  const pointer = (answer: string) =>
    `${DOCUMENT}#/paths/${pointerPart(path)}/${method.toLowerCase()}/responses/${answer}/content/application~1json/schema`;
  const isProblem = "error_code" in body;
  const reference = isProblem ? `${DOCUMENT}#/components/schemas/Problem` : pointer(String(status));
  const check = ajv.compile({ $ref: encodeURI(reference).replaceAll("{", "%7B").replaceAll("}", "%7D") });
  return check(body) ? null : ajv.errorsText(check.errors);
}

const addressOf = ({ path, fill }: Call, known: Known): string => {
  const filled = fill?.(known) ?? "";
  return server.address + (path.includes("{") ? path.replace(/\{\w+\}/, filled) : path + filled);
};

function learn(known: Known, { body }: HttpAnswer): void {
  const { task, reminder, pending_action, conversation_id } = Object(body);
  if (task) known.task = task.id;
  if (reminder) known.reminder = reminder.id;
  if (pending_action) known.question = pending_action.id;
  if (conversation_id) known.conversation = conversation_id;
}

test("every operation is tried here", async () => {
  const { body } = await send(`${server.address}/api/openapi.json`, "GET", undefined);
  const operations = Object.entries(Object(body.paths)).flatMap(([path, methods]) =>
    Object.keys(Object(methods)).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(body.servers).toEqual([{ url: server.address }]);
  expect(CALLS.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(operations.toSorted());
});

test("every operation answers a token as the document says", async () => {
  const known: Known = { task: "", reminder: "", question: "", conversation: "" };
  for (const call of CALLS) {
    if (call.path.endsWith("/restore")) {
      await ada.request("POST", `/api/confirmations/${known.question}`, { decision: "confirm" });
    }
    const answer = await send(addressOf(call, known), call.method, call.body?.(known), bearer);
    const name = `${call.method} ${call.path} ${answer.status} ${JSON.stringify(answer.body)}`;
    expect(answer.status, name).toBeLessThan(300);
    expect(complaint(call, answer), name).toBeNull();
    learn(known, answer);
  }
});

test("every operation refuses as the document says: nobody, and what is not there", async () => {
  const nothing = crypto.randomUUID();
  const known: Known = { task: nothing, reminder: nothing, question: nothing, conversation: nothing };
  for (const call of CALLS) {
    const address = addressOf({ ...call, ...(call.path.includes("{") ? { fill: () => nothing } : {}) }, known);
    const nobody = await send(address, call.method, call.body?.(known));
    expect([call.path, nobody.status, complaint(call, nobody)]).toEqual([call.path, 401, null]);
    const answer = await send(address, call.method, call.body?.(known), bearer);
    expect([call.path, complaint(call, answer)]).toEqual([call.path, null]);
    if (call.path.includes("{")) expect([call.path, answer.status]).toEqual([call.path, 404]);
  }
});

/** A value that the document takes for a parameter, where a type alone does not make one. */
const SAMPLES: Record<string, string> = {
  ids: crypto.randomUUID(),
  conversation_id: crypto.randomUUID(),
  ...Object.fromEntries(["before", "after"].map((name) => [name, "2026-02-03T09:00:00Z"])),
  ...Object.fromEntries(
    ["due", "completed"].flatMap((what) => [`${what}_before`, `${what}_after`]).map((name) => [name, "2026-02-03"]),
  ),
};

function sampleFor({ name, schema }: { name: string; schema: Record<string, unknown> }): string {
  const [first] = Array.isArray(schema.enum) ? schema.enum : [schema.const];
  if (first !== undefined) return String(first);
  return SAMPLES[name] ?? (schema.type === "boolean" ? "true" : "1");
}

test("every parameter that the document names is taken", async () => {
  const { body } = await send(`${server.address}/api/openapi.json`, "GET", undefined);
  await ada.request("POST", "/api/tasks", { title: "For the parameters" });
  const { body: said } = await ada.request("POST", "/api/agent", { message: "show my tasks" });
  for (const [path, { get }] of Object.entries<{ get?: { parameters: never[] } }>(Object(body.paths))) {
    const parameters: { name: string; in: string; schema: Record<string, unknown> }[] = get?.parameters ?? [];
    for (const parameter of parameters.filter((each) => each.in === "query" && each.name !== "cursor")) {
      const address = path.replace("{id}", String(said.conversation_id));
      const asked = `${address}?${new URLSearchParams({ [parameter.name]: sampleFor(parameter) })}`;
      const { status, body: told } = await send(server.address + asked, "GET", undefined, bearer);
      expect([asked, status, told.error]).toEqual([asked, 200, undefined]);
    }
  }
});

test("a yes that a token may not say is answered with the reply, as the document says", async () => {
  const { body: asked } = await send(`${server.address}/api/agent`, "POST", { message: "delete task 1" }, bearer);
  const { conversation_id } = asked;
  const yes = await send(`${server.address}/api/agent`, "POST", { message: "yes", conversation_id }, bearer);
  expect(yes.status).toBe(403);
  expect(complaint({ method: "POST", path: "/api/agent" }, yes)).toBeNull();
});
