import { expect, test } from "vitest";
import { signInOverHttp } from "@/tests/support/http-person";
import { newServer } from "@/tests/support/test-server";

test("the log names requests by id and never repeats what people wrote or carried", async () => {
  const server = await newServer({ LOG_LEVEL: "trace" });
  const person = await signInOverHttp(server.address, "Canary Name");
  await person.request("POST", "/api/tasks", { title: "canary title", description: "canary description" });
  await person.request("GET", "/api/tasks?search=canary");
  await person.request("PATCH", "/api/tasks/1", { title: "canary two" });
  await person.request("GET", "/api/tasks/canary");
  await person.request("GET", "/api/tasks/%63%61nary");
  await person.request("GET", "/api/tasks/tasks");
  await person.request("GET", "/api/conversations/canary%2Fcanary");
  await person.request("GET", "/api/canary/canary");
  await person.request("GET", "/canary/%63anary");
  await person.request("GET", "/api/auth/canary");
  await person.request("POST", "/api/tasks", { title: "canary", due: "canary" });
  await person.request("POST", "/api/tasks", { title: "canary\u0000 with a character that the database refuses" });
  await server.stop();

  const lines = server.output().split("\n");
  const requests = lines.filter((line) => line.includes('"msg":"Request"')).map((line) => JSON.parse(line));
  expect(requests.map(({ path }) => path)).toEqual([
    "/api/tasks",
    "/api/tasks",
    ...Array(4).fill("/api/tasks/{task}"),
    "/api/conversations/{id}",
    "/api/tasks",
    "/api/tasks",
  ]);
  expect(requests[2]).toMatchObject({
    method: "PATCH",
    path: "/api/tasks/{task}",
    status: 200,
    requestId: expect.any(String),
  });
  expect(server.output()).not.toMatch(/canary|%63/i);
  const session = /session-token=([^;]+)/.exec(person.cookie)?.[1] ?? "";
  expect(session.length).toBeGreaterThan(50);
  expect(server.output()).not.toContain(session);
});
