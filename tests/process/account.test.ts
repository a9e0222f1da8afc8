// Never run again: consent. An account goes with the typed words alone.
import { expect, test } from "vitest";
import { signInOverHttp } from "@/tests/support/http-person";
import { commonServer } from "@/tests/support/test-server";

const server = commonServer();

test("name and time zone can be changed, and the zone counts at once", async () => {
  const ada = await signInOverHttp(server.address);
  expect((await ada.request("GET", "/api/account")).body.account).toMatchObject({
    name: ada.name,
    time_zone: "Europe/Berlin",
    email: null,
    signs_in_with: ["local"],
  });
  const change = { name: "  Ada\u0000  Lovelace ", time_zone: "asia/TOKYO" };
  expect((await ada.request("PATCH", "/api/account", change)).body.account).toMatchObject({
    name: "Ada Lovelace",
    time_zone: "Asia/Tokyo",
    sign_in_name: ada.name.toLowerCase(),
  });
  const { body } = await ada.request("POST", "/api/tasks", { title: "Call", due: "2030-01-01T09:00" });
  expect(body.task).toMatchObject({ due_at: "2030-01-01T00:00:00.000Z" });
});

test.each([
  [{}, /Nothing to change/],
  [{ name: "" }, /^Name is required$/],
  [{ name: "x".repeat(81) }, /^Name must be at most 80 characters$/],
  [{ time_zone: "Mars/Olympus" }, /^Time zone must be one like Europe\/Berlin/],
  [{ email: "ada@example.org" }, /email/],
  [{ session_version: 7 }, /session_version/],
])("the change %j is refused with a sentence", async (change, sentence) => {
  const ada = await signInOverHttp(server.address);
  const { status, body } = await ada.request("PATCH", "/api/account", change);
  expect(status).toBe(400);
  expect(body.error).toMatch(sentence);
});

test("the export is a file of one's own", async () => {
  const [ada, bob] = [await signInOverHttp(server.address), await signInOverHttp(server.address)];
  await ada.request("POST", "/api/tasks", { title: "Ada's own" });
  await bob.request("POST", "/api/tasks", { title: "Bob's own" });
  const { status, headers, body } = await ada.request("GET", "/api/account/export");
  expect(status).toBe(200);
  expect(headers.get("content-disposition")).toMatch(/^attachment; filename="steward-\d{4}-\d\d-\d\d\.json"$/);
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(body).toMatchObject({ tasks: [{ title: "Ada's own" }], activity: [{ tool_name: "add_task" }] });
  expect(JSON.stringify(body)).not.toContain("Bob's own");
});

test("an account goes only with the typed words, and then at once", async () => {
  const name = `Person ${crypto.randomUUID()}`;
  const [laptop, phone] = [await signInOverHttp(server.address, name), await signInOverHttp(server.address, name)];
  await laptop.request("POST", "/api/tasks", { title: "Soon gone" });
  for (const body of [{}, { confirmation: "" }, { confirmation: "yes" }, { confirmation: true }]) {
    expect((await laptop.request("DELETE", "/api/account", body)).status).toBe(400);
  }
  expect((await phone.request("GET", "/api/tasks")).body.total).toBe(1);
  const gone = await laptop.request("DELETE", "/api/account", { confirmation: "Delete my account " });
  expect(gone.status).toBe(204);
  expect(gone.headers.get("set-cookie")).toMatch(/^next-auth\.session-token=; .*Max-Age=0/);
  expect((await laptop.request("GET", "/api/tasks")).status).toBe(401);
  expect((await phone.request("GET", "/api/account")).status).toBe(401);
  const newcomer = await signInOverHttp(server.address, name);
  expect((await newcomer.request("GET", "/api/tasks")).body.total).toBe(0);
  expect((await newcomer.request("GET", "/api/activity")).body.records).toMatchObject([{ tool_name: "list_tasks" }]);
});
