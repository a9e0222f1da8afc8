import { expect, test } from "vitest";
import { boundedCache } from "@/lib/domain/bounded-cache";

test("an answer is kept, and the one that was asked for longest ago goes first", () => {
  const made: string[] = [];
  const cache = boundedCache(2, (key) => {
    made.push(key);
    return key.toUpperCase();
  });
  expect(["a", "b", "a", "c", "a", "b"].map(cache)).toEqual(["A", "B", "A", "C", "A", "B"]);
  expect(made).toEqual(["a", "b", "c", "b"]);
});

test("what cannot be made is not kept", () => {
  let tries = 0;
  const cache = boundedCache<string>(2, () => {
    tries += 1;
    throw new Error("no");
  });
  expect(() => cache("a")).toThrow("no");
  expect(() => cache("a")).toThrow("no");
  expect(tries).toBe(2);
});

test("however many are asked for, no more than the bound are kept", () => {
  let made = 0;
  const cache = boundedCache(10, () => {
    made += 1;
    return made;
  });
  const keys = Array.from({ length: 5000 }, (_, key) => String(key));
  keys.forEach(cache);
  keys.slice(-10).forEach(cache);
  expect(made).toBe(5000);
  keys.slice(0, -10).forEach(cache);
  expect(made).toBe(5000 + 4990);
});
