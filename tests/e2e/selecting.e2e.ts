import { expect } from "@playwright/test";
import { stewardTest as test } from "./support/steward-test";
import { openTasks, row } from "./support/tasks-page";

test("on a phone, too, Shift and a click select all in between and mark no words, and Escape ends one thing after the other", async ({
  page,
  personName,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // By date and not by number: what counts is how they stand on the screen.
  const titles = ["One", "Two", "Three", "Four", "Five"];
  await openTasks(page, personName, ...titles.map((title, index) => ({ title, due: `2031-01-0${9 - index}` })));
  const count = page.getByRole("group", { name: "Selected tasks" }).getByRole("status");
  await page.getByRole("button", { name: "Select tasks" }).click();
  await row(page, "Four").click();
  await row(page, "Two").click({ modifiers: ["Shift"] });
  await expect(count).toHaveText("3 selected");
  for (const title of ["Two", "Three", "Four"])
    await expect(page.getByRole("checkbox", { name: `Select ${title}` })).toBeChecked();
  await page.getByRole("checkbox", { name: "Select One" }).click({ modifiers: ["Shift"] });
  await expect(count).toHaveText("4 selected");
  expect(await page.evaluate(() => getSelection()?.toString())).toBe("");
  await page.getByRole("button", { name: "Delete…" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(count).toHaveText("4 selected");
  await page.keyboard.press("Escape");
  await expect(count).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Select tasks" })).toHaveAttribute("aria-pressed", "false");
  await expect(row(page, "One")).toBeVisible();
});
