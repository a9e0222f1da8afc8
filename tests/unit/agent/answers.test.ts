import { expect, it } from "vitest";
import { nextMove } from "@/lib/agent/rules/next-move";
import { noes, yeses } from "@/tests/support/typed-at-card";

const here = { now: new Date("2026-02-02T10:00:00Z"), timeZone: "UTC" };

it.each([...yeses, ...noes])("%j to no question of ours makes no task", (text) => {
  const { move } = nextMove([{ text, calls: [], reply: "" }], here);
  const made = move.kind === "call" ? move.calls.filter(({ tool }) => tool === "add_task") : [];
  expect(made).toEqual([]);
});
