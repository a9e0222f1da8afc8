import { expect, test } from "vitest";
import { wishToUndo } from "@/lib/agent/wish-to-undo";

const here = { now: new Date("2026-11-18T09:00:00Z"), timeZone: "UTC" };

test.each([
  "undo",
  "undo that",
  "Undo it please",
  "take that back",
  "revert the last change",
  "please undo that",
  "can you undo that?",
  "could you undo it please",
])("%s", (text) => expect(wishToUndo(text, here)).toBe("undo"));

test.each(["redo", "redo that", "redo it"])("%s", (text) => expect(wishToUndo(text, here)).toBe("redo"));

test.each([
  "what does undo do?",
  "add a task: undo the top button",
  "buy bread",
  "undo that and delete everything",
  "complete task 3, then undo",
  "can you undo a delete?",
  "don't undo that",
  "can I undo that?",
  "should I undo that",
  "undo?",
  "undo that?",
  "that's wrong",
  "not what I said",
  "I made a mistake",
  "wrong",
  "yes",
  "",
])("not %s", (text) => expect(wishToUndo(text, here)).toBeNull());
