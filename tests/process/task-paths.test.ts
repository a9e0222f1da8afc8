import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { signInOverHttp } from "@/tests/support/http-person";
import { commonServer } from "@/tests/support/test-server";

const server = commonServer();

const NOT_A_TASK = { error: "Task must be a number or an id", error_code: "VALIDATION_ERROR" };

const WRONG = ["-1", "1.5", "0", "abc", "Buy%20milk", "%20", "milk", "1e3"];

const routes: [method: string, path: (task: string) => string, body?: object][] = [
  ["GET", (task) => `/api/tasks/${task}`],
  ["PATCH", (task) => `/api/tasks/${task}`, { title: "Something else" }],
  ["DELETE", (task) => `/api/tasks/${task}`],
  ["POST", (task) => `/api/tasks/${task}/complete`, {}],
  ["POST", (task) => `/api/tasks/${task}/restore`],
  ["GET", (task) => `/api/reminders?task=${task}`],
];

describe.each(routes)("%s %s", (method, path, body) => {
  test("takes a number or an id, and words for nothing", async () => {
    const person = await signInOverHttp(server.address);
    await person.request("POST", "/api/tasks", { title: "Buy milk" });
    for (const task of WRONG) {
      const { status, body: answer } = await person.request(method, path(task), body);
      expect([task, status, answer]).toMatchObject([task, 400, NOT_A_TASK]);
    }
    for (const task of ["7", "99999999999", "99999999999999999999", randomUUID()]) {
      const { status, body: answer } = await person.request(method, path(task), body);
      expect([task, status, answer]).toMatchObject([task, 404, { error_code: "TASK_NOT_FOUND" }]);
    }
    const { body: list } = await person.request("GET", "/api/tasks");
    expect(list.tasks).toMatchObject([{ title: "Buy milk", status: "pending", version: 1 }]);
  });
});

test("bodies that name tasks take no words either", async () => {
  const person = await signInOverHttp(server.address);
  await person.request("POST", "/api/tasks", { title: "Buy milk" });
  for (const task of [-1, 1.5, 0, "-1", "1.5", "abc", "", "Buy milk"]) {
    for (const body of [{ task }, { tasks: [task] }, { tasks: [1, task] }])
      expect(await person.request("POST", "/api/tasks/delete", body)).toMatchObject({ status: 400, body: NOT_A_TASK });
    const reminder = { task, remind_at: "2099-01-01T09:00" };
    expect(await person.request("POST", "/api/reminders", reminder)).toMatchObject({ status: 400, body: NOT_A_TASK });
  }
  expect(await person.request("POST", "/api/tasks/delete", { tasks: ["1", "#1"] })).toMatchObject({ status: 202 });
});

test("the search still finds parts of words", async () => {
  const person = await signInOverHttp(server.address);
  for (const title of ["Buy carrots", "Order catalogue"]) await person.request("POST", "/api/tasks", { title });
  expect((await person.request("GET", "/api/tasks?search=rrot")).body.tasks).toMatchObject([{ title: "Buy carrots" }]);
  expect((await person.request("GET", "/api/tasks?search=cat")).body.tasks).toMatchObject([
    { title: "Order catalogue" },
  ]);
});
