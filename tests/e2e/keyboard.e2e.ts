import { expect } from "@playwright/test";
import { stewardTest as test } from "./support/steward-test";
import { box, openTasks, row, stored, toast } from "./support/tasks-page";

test("a day's work in the list, by keyboard alone", async ({ page, personName }) => {
  await openTasks(page, personName, "One", "Two", "Three");
  await page.keyboard.press("n");
  await page.keyboard.type("Four");
  await page.keyboard.press("Enter");
  await expect(row(page, "Four")).toBeEnabled();
  await page.getByLabel("New task").blur();
  await page.keyboard.press("j");
  await expect(row(page, "One")).toBeFocused();
  await page.keyboard.press("d");
  await expect(box(page, "One")).toBeChecked();
  await page.keyboard.press("ArrowDown");
  await expect(row(page, "Two")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByLabel("Title").fill("Two and a half");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(row(page, "Two and a half")).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(box(page, "Select Three")).toBeChecked();
  await page.keyboard.press("Delete");
  await expect(page.getByRole("dialog").getByRole("button", { name: "Keep" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(row(page, "Three")).toBeHidden();
  expect(await stored(page, 2)).toMatchObject({ title: "Two and a half" });
});

test("the palette finds a task and changes it, and the list follows", async ({ page, personName }) => {
  await openTasks(page, personName, "Call the bank", "Feed the cat");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Search and commands" })).toBeFocused();
  await page.keyboard.type("bank");
  const found = page.getByRole("option", { name: "Call the bank" });
  await expect(found).toBeVisible();
  await found.click();
  await page.keyboard.type("due tom");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Tomorrow" })).toContainText("Call the bank");
  await toast(page, "Changed").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("region", { name: "No date" })).toContainText("Call the bank");
});

test("the palette leads to places and adds what was typed", async ({ page, personName }) => {
  await openTasks(page, personName, "Call the bank");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Search and commands" })).toBeFocused();
  await page.keyboard.type("Feed the cat");
  await page.getByRole("option", { name: "Add “Feed the cat”" }).click();
  await expect(row(page, "Feed the cat")).toBeVisible();
  await page.getByRole("button", { name: "Search", exact: false }).first().click();
  await page.getByRole("option", { name: "Activity" }).click();
  await expect(page.getByRole("heading", { name: "Activity" })).toBeVisible();
});

test("? shows the shortcuts, G T goes to the tasks, and letters in a field are letters", async ({
  page,
  personName,
}) => {
  await openTasks(page, personName, "Call the bank");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("g");
  await page.keyboard.press("a");
  await expect(page).toHaveURL(/\/activity$/);
  await page.getByLabel("Search activity").fill("gt?");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(/\/activity/);
});
