import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runAgain } from "@/scripts/test/run-again.mjs";

/** Files that say this of themselves, and how often each was run again. */
async function filesSaying(...texts: string[]) {
  const directory = await mkdtemp(join(tmpdir(), "steward-again-"));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const files = texts.map((_, index) => join(directory, `${index}.test.ts`));
  await Promise.all(files.map((file, index) => writeFile(file, texts[index] ?? "")));
  return files;
}

const red = (file: string) => ({ file, seconds: 2, passed: 3, failed: 1 });
const green = (file: string) => ({ file, seconds: 1, passed: 4, failed: 0 });

test("what passes alone counts as passed, and is named", async () => {
  const [fails = "", passes = ""] = await filesSaying("test", "test");
  const { results, flaky } = await runAgain([red(fails), green(passes)], async (file) => [green(file)]);
  expect(results).toEqual([green(passes), green(fails)]);
  expect(flaky).toEqual([fails]);
});

test("what fails again is red, and so is what cannot be run at all", async () => {
  const [first = "", second = ""] = await filesSaying("test", "test");
  const answers = { [first]: [red(first)], [second]: [] };
  const { results, flaky } = await runAgain([red(first), red(second)], async (file) => answers[file] ?? []);
  expect(results).toEqual([red(first), red(second)]);
  expect(flaky).toEqual([]);
});

test("three are no coincidence: none is run again", async () => {
  const files = await filesSaying("test", "test", "test");
  const refuse = async () => Promise.reject(new Error("It was run again"));
  expect(await runAgain(files.map(red), refuse)).toEqual({ results: files.map(red), flaky: [] });
});

test.each([
  ["a race", "import x;\n\nawait Promise.all(times(3, ask));"],
  ["consent", "expect(reply.pending_action).toBeNull();"],
  ["what must not be lost", "server.kill();"],
  ["what says so of itself", "// Never run again: the clock.\n"],
])("%s is never run again, nor is anything beside it", async (_, text) => {
  const files = await filesSaying(text, "test");
  const refuse = async () => Promise.reject(new Error("It was run again"));
  expect(await runAgain(files.map(red), refuse)).toEqual({ results: files.map(red), flaky: [] });
});

test("a step that is no file is never run again", async () => {
  const refuse = async () => Promise.reject(new Error("It was run again"));
  expect(await runAgain([red("types")], refuse)).toEqual({ results: [red("types")], flaky: [] });
});
