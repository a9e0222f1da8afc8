import { format } from "node:util";
import { configure } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { listen } from "@/tests/components/support/network";

// It ends what hangs, and proves nothing: a machine with ten other things to do must not fail a test.
configure({ asyncUtilTimeout: 60_000 });

const REMARKS = [
  // The theme's script is for what the server sends, and here nothing was sent.
  "Encountered a script tag while rendering React component.",
  // Younger than the elements that are known here.
  "The tag <search> is unrecognized in this browser.",
];

/** Every complaint of the page fails its test, as a browser's would: what it logs, what it is refused, what breaks off. */
export function watchPage() {
  let problems: string[] = [];
  let expected: string[] = [];
  let allowed: RegExp[] = [];
  const meet = (event: string): void => {
    const index = expected.indexOf(event);
    if (index >= 0) expected.splice(index, 1);
    else if (!allowed.some((like) => like.test(event))) problems.push(event);
  };

  beforeEach(() => {
    [problems, expected, allowed] = [[], [], []];
    const console = vi.spyOn(globalThis.console, "error").mockImplementation((...words: unknown[]) => {
      const remark = format(...words);
      if (!REMARKS.some((beginning) => remark.startsWith(beginning))) problems.push(remark);
    });
    listen({
      answered: (request, { status }) => {
        if (status >= 400) meet(`${status} ${request.split("?")[0]}`);
      },
      broken: (request) => meet(`broken ${request.split("?")[0]}`),
    });
    return () => console.mockRestore();
  });

  afterEach(() => {
    expect(problems, "what the page complained about").toEqual([]);
    expect(expected, "what was expected to go wrong and did not").toEqual([]);
  });

  return {
    /** Says beforehand that a request will be refused, like "503 POST /api/tasks". Each stands for one answer, which must come. */
    expectAnswer: (answer: string): void => void expected.push(answer),
    /** Says beforehand that any number of requests may be refused like this, where it is not for the test to say how many. */
    allowAnswers: (like: RegExp): void => void allowed.push(like),
    /** Says beforehand that a request will not get through, or its answer not back, like "POST /api/chat". Each must come. */
    expectBrokenRequest: (request: string): void => void expected.push(`broken ${request}`),
  };
}
