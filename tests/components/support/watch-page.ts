import { format } from "node:util";
import { configure } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { onAnswer } from "@/tests/components/support/on-the-way";

// It ends what hangs, and proves nothing: a machine with ten other things to do must not fail a test.
configure({ asyncUtilTimeout: 60_000 });

const REMARKS = [
  // The theme's script is for what the server sends, and here nothing was sent.
  "Encountered a script tag while rendering React component.",
  // Younger than the elements that are known here.
  "The tag <search> is unrecognized in this browser.",
];

/** Every complaint of the page fails its test, as a browser's would: what it logs, and what it is refused. */
export function watchPage() {
  let problems: string[] = [];
  let expected: string[] = [];

  beforeEach(() => {
    [problems, expected] = [[], []];
    const console = vi.spyOn(globalThis.console, "error").mockImplementation((...words: unknown[]) => {
      const remark = format(...words);
      if (!REMARKS.some((beginning) => remark.startsWith(beginning))) problems.push(remark);
    });
    onAnswer((request, { status }) => {
      if (status < 400) return;
      const answer = `${status} ${request.split("?")[0]}`;
      const index = expected.indexOf(answer);
      if (index >= 0) expected.splice(index, 1);
      else problems.push(answer);
    });
    return () => console.mockRestore();
  });

  afterEach(() => {
    expect(problems, "what the page complained about").toEqual([]);
    expect(expected, "refusals that were expected and did not come").toEqual([]);
  });

  return {
    /** Says beforehand that a request will be refused, like "503 POST /api/tasks". Each stands for one answer, which must come. */
    expectAnswer: (answer: string): void => void expected.push(answer),
  };
}
