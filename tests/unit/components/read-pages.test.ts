import { expect, test } from "vitest";
import { readPages } from "@/components/read-pages";

/** Nine letters, three to a page. */
const readPage = async (cursor: string | null) => {
  const start = Number(cursor ?? 0);
  const end = start + 3;
  return { items: [..."abcdefghi"].slice(start, end), nextCursor: end < 9 ? String(end) : null };
};

test("a list that is read again is as long as it was shown", async () => {
  expect(await readPages(4, readPage)).toEqual({ items: [..."abcdef"], nextCursor: "6" });
});

test("a list that nobody has read yet begins with one page", async () => {
  expect(await readPages(0, readPage)).toEqual({ items: [..."abc"], nextCursor: "3" });
});

test("a list that became shorter ends where it ends", async () => {
  expect(await readPages(100, readPage)).toEqual({ items: [..."abcdefghi"], nextCursor: null });
});
