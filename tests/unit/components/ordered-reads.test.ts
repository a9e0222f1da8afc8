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

test("an answer that a later one overtook is not taken", async () => {
  const reads = new OrderedReads();
  const { ask, answer } = question();
  const first = reads.read(ask);
  const second = reads.read(ask);
  answer(1, "new");
  expect(await second).toBe("new");
  answer(0, "old");
  expect(await first).toBeUndefined();
});

test("an earlier answer is taken while the later one is still on its way", async () => {
  const reads = new OrderedReads();
  const { ask, answer } = question();
  const first = reads.read(ask);
  const second = reads.read(ask);
  answer(0, "old");
  expect(await first).toBe("old");
  answer(1, "new");
  expect(await second).toBe("new");
});

test("what was asked before a change is asked again after it", async () => {
  const reads = new OrderedReads();
  const { ask, answer, asked } = question();
  const read = reads.read(ask);
  reads.outdate();
  answer(0, "before the change");
  expect(await asked()).toBe(2);
  answer(1, "after the change");
  expect(await read).toBe("after the change");
});

test("changes without end do not keep an answer away for ever", async () => {
  const reads = new OrderedReads();
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
  const reads = new OrderedReads();
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
  const reads = new OrderedReads();
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

test("what follows is dropped when the list was read again meanwhile", async () => {
  const reads = new OrderedReads();
  const { ask, answer } = question();
  const more = reads.readOn(ask);
  const again = reads.read(ask);
  answer(1, "first page");
  expect(await again).toBe("first page");
  answer(0, "second page");
  expect(await more).toBeUndefined();
});

test("a list that is being read again is asked for once more when another page was added to it", async () => {
  const reads = new OrderedReads();
  const { ask, answer, asked } = question();
  const again = reads.read(ask);
  const more = reads.readOn(ask);
  answer(1, "second page");
  expect(await more).toBe("second page");
  answer(0, "first page");
  expect(await asked()).toBe(3);
  answer(2, "first page, as it is now");
  expect(await again).toBe("first page, as it is now");
});
