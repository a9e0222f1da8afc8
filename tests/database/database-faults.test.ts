// Never run again: loss. A connection that is cut leaves nothing half-done or done twice.
import { afterEach, describe, expect, test, vi } from "vitest";
import { database } from "@/lib/store/database";
import { newPerson, recordsOf, tasksOf } from "@/tests/support/people";

/** What the driver says when the connection is cut. */
const connectionLost = () => Object.assign(new Error("Connection terminated unexpectedly"), { code: "ECONNRESET" });

/** Cuts the connection at the next raw statements: before one reaches the database, or after, with the answer lost. */
async function cutConnection(...cuts: ("before" | "after" | "not")[]): Promise<() => number> {
  const { client } = await database();
  const original = client.$queryRaw;
  let calls = 0;
  const faulty = async (...query: unknown[]) => {
    const cut = cuts[calls] ?? "not";
    calls += 1;
    if (cut === "before") throw connectionLost();
    const answer: unknown = await Reflect.apply(original, client, query);
    if (cut === "after") throw connectionLost();
    return answer;
  };
  vi.spyOn(client, "$queryRaw").mockImplementation(faulty as typeof original);
  return () => calls;
}

afterEach(() => vi.restoreAllMocks());

describe("a bad moment of the database", () => {
  test("is waited out twice", async () => {
    const person = await newPerson();
    const calls = await cutConnection("before", "before");
    expect(await person.add("Buy milk")).toMatchObject({ number: 1 });
    expect(calls()).toBe(3);
    expect(await recordsOf(person)).toHaveLength(1);
  });

  test("that lasts longer is told, recorded, and leaves nothing half-done", async () => {
    const person = await newPerson();
    const calls = await cutConnection("before", "before", "before", "before");
    expect(await person.refused("add_task", { title: "Buy milk" })).toEqual({
      success: false,
      data: null,
      error: "Try again in a moment.",
      error_code: "TIMEOUT",
    });
    expect(calls()).toBe(3);
    expect(await tasksOf(person)).toEqual([]);
    expect(await recordsOf(person)).toMatchObject([
      { success: false, errorCode: "TIMEOUT", parameters: { title: "Buy milk" } },
    ]);
    vi.restoreAllMocks();
    expect(await person.add("Buy milk")).toMatchObject({ number: 1 });
  });

  test("that swallows the answer to a COMMIT doubles nothing, with a key or without", async () => {
    const person = await newPerson();
    await cutConnection("after");
    const first = await person.call("add_task", { title: "Buy milk" }, { idempotencyKey: "a" });
    vi.restoreAllMocks();
    expect(first).toMatchObject({ success: true, data: { task: { number: 1 } } });
    expect(await person.call("add_task", { title: "Buy milk" }, { idempotencyKey: "a" })).toEqual(first);
    await cutConnection("after");
    expect(await person.add("Buy bread")).toMatchObject({ number: 2 });
    expect(await tasksOf(person)).toHaveLength(2);
    expect(await recordsOf(person)).toHaveLength(2);
  });

  test("that swallows the answer to a list gives the list, recorded once", async () => {
    const person = await newPerson();
    await person.add("Buy milk");
    const calls = await cutConnection("not", "after"); // The page, then its record.
    expect(await person.ok("list_tasks")).toMatchObject({ total: 1, tasks: [{ title: "Buy milk" }] });
    expect(calls()).toBe(4);
    expect(await recordsOf(person, "list_tasks")).toHaveLength(1);
  });

  test("in the last attempt, after the effect, is a success and not an invitation to do it twice", async () => {
    const person = await newPerson();
    const { client } = await database();
    await cutConnection("after");
    const lookUps = vi.spyOn(client.toolInvocationRecord, "findUnique").mockRejectedValueOnce(connectionLost());
    lookUps.mockRejectedValueOnce(connectionLost());
    expect(await person.add("Buy milk")).toMatchObject({ number: 1 });
    expect(await tasksOf(person)).toHaveLength(1);
    expect(await recordsOf(person)).toMatchObject([{ success: true }]);
  });

  test("that is no bad moment is not tried again", async () => {
    const person = await newPerson();
    const { client } = await database();
    const broken = Object.assign(new Error("relation does not exist"), {
      name: "PrismaClientKnownRequestError",
      code: "P2010",
    });
    const calls = vi.spyOn(client, "$queryRaw").mockRejectedValue(broken);
    expect(await person.refused("add_task", { title: "Buy milk" })).toMatchObject({
      error_code: "DATABASE_ERROR",
      error: "Something went wrong. Please try again.",
    });
    expect(calls).toHaveBeenCalledTimes(1);
    expect(await recordsOf(person)).toMatchObject([{ errorCode: "DATABASE_ERROR" }]);
  });
});
