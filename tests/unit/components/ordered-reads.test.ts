import { expect, test } from "vitest";
import { OrderedReads } from "@/components/live/ordered-reads";

/** A question whose answers come when the test says so, in any order. */
function question() {
  const open: PromiseWithResolvers<string>[] = [];
  return {
    ask: (): Promise<string> => {
      const answer = withResolvers<string>();
      open.push(answer);
      return answer.promise;
    },
    answer: (index: number, words: string): void => open[index]?.resolve(words),
    refuse: (index: number): void => open[index]?.reject(new Error("Try again in a moment.")),
    /** How often it was asked, once all that was answered has been seen. */
    asked: async (): Promise<number> => {
      await new Promise((resolve) => setImmediate(resolve));
      return open.length;
    },
  };
}

interface PromiseWithResolvers<Value> {
  promise: Promise<Value>;
  resolve: (value: Value) => void;
  reject: (error: Error) => void;
}

function withResolvers<Value>(): PromiseWithResolvers<Value> {
  let resolve: (value: Value) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<Value>((...settle) => {
    [resolve, reject] = settle;
  });
  return { promise, resolve, reject };
}

async function showing(words: string): Promise<OrderedReads<string>> {
  const reads = new OrderedReads<string>();
  await reads.read(async () => words);
  return reads;
}

test("an answer that a later one overtook is not taken", async () => {
  const reads = new OrderedReads<string>();
  const { ask, answer } = question();
  const first = reads.read(ask);
  const second = reads.read(ask);
  answer(1, "new");
  expect(await second).toBe("new");
  answer(0, "old");
  expect(await first).toBeUndefined();
});

test("an earlier answer is taken while the later one is still on its way", async () => {
  const reads = new OrderedReads<string>();
  const { ask, answer } = question();
  const first = reads.read(ask);
  const second = reads.read(ask);
  answer(0, "old");
  expect(await first).toBe("old");
  answer(1, "new");
  expect(await second).toBe("new");
});

test("what was asked before a change is asked again after it", async () => {
  const reads = new OrderedReads<string>();
  const { ask, answer, asked } = question();
  const read = reads.read(ask);
  reads.outdate();
  answer(0, "before the change");
  expect(await asked()).toBe(2);
  answer(1, "after the change");
  expect(await read).toBe("after the change");
});

test("changes without end do not keep an answer away for ever", async () => {
  const reads = new OrderedReads<number>();
  let asked = 0;
  const read = reads.read(async () => {
    asked += 1;
    reads.outdate();
    return asked;
  });
  expect(await read).toBe(asked);
  expect(asked).toBeGreaterThan(1);
});

test("a failure is told when nothing newer was asked, and only then", async () => {
  const reads = new OrderedReads<string>();
  const { ask, answer, refuse } = question();
  const first = reads.read(ask);
  const second = reads.read(ask);
  refuse(0);
  expect(await first).toBeUndefined();
  answer(1, "new");
  expect(await second).toBe("new");
  const third = reads.read(ask);
  refuse(2);
  await expect(third).rejects.toThrow("Try again in a moment.");
});

test("an answer to the question before is not one to the next", async () => {
  const reads = await showing("first page");
  const { ask, answer } = question();
  const before = reads.read(ask);
  const more = reads.readOn(ask);
  reads.startOver();
  const next = reads.read(ask);
  answer(0, "old words");
  answer(1, "old words, continued");
  answer(2, "new words");
  expect(await Promise.all([before, more, next])).toEqual([undefined, undefined, "new words"]);
});

test("what followed on the answer to the question before is not asked for after the answer to the next", async () => {
  const reads = await showing("old words");
  const { ask, answer, asked } = question();
  const more = reads.readOn(ask);
  reads.startOver();
  await reads.read(async () => "new words");
  answer(0, "old words, continued");
  expect(await asked()).toBe(1);
  expect(await more).toBeUndefined();
});

test("nothing follows on an answer that is not there yet", async () => {
  const reads = await showing("old words");
  const { ask, answer, asked } = question();
  reads.startOver();
  const next = reads.read(ask);
  expect(await Promise.race([reads.readOn(ask), asked()])).toBeUndefined();
  answer(0, "new words");
  expect(await next).toBe("new words");
});

test("what follows is asked for again, after what is shown then, when the list was read again meanwhile", async () => {
  const reads = await showing("first page");
  const { ask, answer, asked } = question();
  const followed: string[] = [];
  const more = reads.readOn((shown) => {
    followed.push(shown);
    return ask();
  });
  await reads.read(async () => "first page, as it is now");
  answer(0, "what followed before");
  expect(await asked()).toBe(2);
  answer(1, "second page");
  expect(await more).toBe("second page");
  expect(followed).toEqual(["first page", "first page, as it is now"]);
});

test("a failure to read on is not told when the list was read again meanwhile and has come to its end", async () => {
  const reads = await showing("first page");
  const { ask, refuse } = question();
  const followed: string[] = [];
  const more = reads.readOn((shown) => {
    followed.push(shown);
    return shown === "only page" ? undefined : ask();
  });
  await reads.read(async () => "only page");
  refuse(0);
  expect(await more).toBeUndefined();
  expect(followed).toEqual(["first page", "only page"]);
});

test("what follows is asked for once at a time, and again after a failure", async () => {
  const reads = await showing("first page");
  const { ask, answer, refuse, asked } = question();
  const more = reads.readOn(ask);
  const wantedTwice = reads.readOn(ask);
  expect(await asked()).toBe(1);
  expect(await wantedTwice).toBeUndefined();
  refuse(0);
  await expect(more).rejects.toThrow("Try again in a moment.");
  const again = reads.readOn(ask);
  answer(1, "second page");
  expect(await again).toBe("second page");
});

test("a list that is being read again is asked for once more when another page was added to it", async () => {
  const reads = await showing("first page");
  const { ask, answer, asked } = question();
  const again = reads.read(ask);
  const more = reads.readOn(ask);
  answer(1, "second page");
  expect(await more).toBe("second page");
  answer(0, "first page");
  expect(await asked()).toBe(3);
  answer(2, "both pages, as they are now");
  expect(await again).toBe("both pages, as they are now");
});
