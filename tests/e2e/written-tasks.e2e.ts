import { expect } from "@playwright/test";
import { signIn } from "./support/sign-in";
import { stewardTest as test } from "./support/steward-test";
import { openTasks, row, stored, toast } from "./support/tasks-page";
import { VIEWPORTS } from "./support/viewports";

const onFriday = { title: "pay taxes", priority: "high", due_at: expect.stringMatching(/T1[56]:00:00.000Z$/) };

for (const viewport of VIEWPORTS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("the list's field reads dates and priorities, shows what it read, and takes it back", async ({
      page,
      personName,
    }) => {
      await openTasks(page, personName);
      const field = page.getByLabel("New task");
      await field.fill("pay taxes friday 5pm !high");
      await expect(page.getByRole("button", { name: /17:00.*not a date$/ })).toBeVisible();
      await expect(page.getByRole("button", { name: /high priority.*not a priority$/ })).toBeVisible();
      await field.press("Enter");
      await expect(row(page, "pay taxes")).toBeVisible();
      await expect.poll(() => stored(page, 1)).toMatchObject(onFriday);
      await field.fill("watch friday");
      await page.getByRole("button", { name: /not a date$/ }).click();
      await expect(field).toHaveValue('watch "friday"');
      await field.press("Enter");
      await expect(row(page, "watch friday")).toBeVisible();
      await expect.poll(() => stored(page, 2)).toMatchObject({ title: "watch friday", due_on: null });
      await field.fill("water the plants every monday");
      await field.press("Enter");
      await expect(row(page, "water the plants")).toBeVisible();
      await expect.poll(() => stored(page, 3)).toMatchObject({ recurrence: "FREQ=WEEKLY;BYDAY=MO" });
      // Nothing to show where the words are a title and no more.
      await field.fill("milk friday");
      await expect(page.getByRole("button", { name: /not a date$/ })).toBeVisible();
      await field.fill("milk");
      await expect(page.getByRole("button", { name: /not a date$/ })).toHaveCount(0);
      await expect(page.getByText(/^New task/)).toHaveCount(0);
    });

    test("it reads also when Enter comes before the reading", async ({ page, personName }) => {
      await openTasks(page, personName);
      await page.getByLabel("New task").pressSequentially("pay taxes friday 5pm !high");
      await page.keyboard.press("Enter");
      await expect(row(page, "pay taxes")).toBeVisible();
      await expect.poll(() => stored(page, 1)).toMatchObject(onFriday);
    });

    test("the palette's Add reads them too, and keeps the words when they are not saved", async ({
      page,
      browserWatch,
      personName,
    }) => {
      await signIn(page, personName, "/settings");
      await page.keyboard.press("Control+k");
      const field = page.getByRole("dialog").getByRole("combobox");
      await field.fill("pay taxes friday 5pm !high");
      // With the keyboard alone; Enter on a × adds nothing.
      await page.getByRole("button", { name: /not a priority$/ }).press("Enter");
      await expect(field).toHaveValue('pay taxes friday 5pm "!high"');
      await field.fill("pay taxes friday 5pm !high");
      await expect(page.getByRole("button", { name: /17:00.*not a date$/ })).toBeVisible();
      browserWatch.expectBrokenRequest("/api/tasks");
      await page.route("**/api/tasks", (route) => route.abort("internetdisconnected"), { times: 1 });
      await page.getByRole("option", { name: "Add “pay taxes”" }).click();
      await expect(toast(page, "“pay taxes friday 5pm !high” was not added.")).toBeVisible();
      await expect(field).toHaveValue("pay taxes friday 5pm !high");
      await page.getByRole("option", { name: "Add “pay taxes”" }).click();
      await expect(toast(page, "Task created: “pay taxes”")).toBeVisible();
      await expect(field).toHaveCount(0);
      await expect.poll(() => stored(page, 1)).toMatchObject(onFriday);
    });
  });
}

test("the field beside a conversation reads them as well", async ({ page, personName }) => {
  await signIn(page, personName);
  const column = page.getByRole("complementary", { name: "Tasks" });
  await column.getByLabel("New task").fill("pay taxes friday 5pm !high");
  await expect(column.getByRole("button", { name: /not a date$/ })).toBeVisible();
  await column.getByLabel("New task").press("Enter");
  await expect(column.getByRole("checkbox", { name: "pay taxes" })).toBeVisible();
  await expect.poll(() => stored(page, 1)).toMatchObject(onFriday);
});
