import { expect } from "@playwright/test";
import { lastReply, replies, say } from "./support/chat-page";
import { connection } from "./support/event-connection";
import { beSignedIn, signIn } from "./support/sign-in";
import { stewardTest as test } from "./support/steward-test";
import { makeTasks, stored } from "./support/tasks-page";
import { VIEWPORTS } from "./support/viewports";

for (const viewport of VIEWPORTS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("an earlier card of a task follows what a later reply, and a program, make of it", async ({
      page,
      personName,
    }) => {
      const connected = connection(page);
      await signIn(page, personName);
      await say(page, "Add task: Buy milk");
      await say(page, "show my tasks");
      await say(page, "mark task 1 as done");
      for (const index of [0, 1, 2])
        await expect(replies(page).nth(index).getByRole("checkbox", { name: "Buy milk" })).toBeChecked();
      await connected;
      await page.request.patch("/api/tasks/1", { data: { title: "Buy oat milk" } });
      await page.request.post("/api/tasks/1/complete", { data: { completed: false } });
      for (const index of [0, 1, 2])
        await expect(replies(page).nth(index).getByRole("checkbox", { name: "Buy oat milk" })).not.toBeChecked();
    });

    test("what is listed and changed in one breath is shown once, as it is at the end", async ({
      page,
      personName,
    }) => {
      await beSignedIn(page, personName);
      await makeTasks(page, "Buy milk", "Pay rent");
      await page.goto("/");
      await page.getByRole("button", { name: "Show my tasks and mark the first one done" }).click();
      await expect(lastReply(page)).toContainText("Done!");
      await expect(lastReply(page).getByRole("checkbox")).toHaveCount(2);
      await expect(lastReply(page).getByRole("checkbox", { name: "Buy milk" })).toBeChecked();
      await page.reload();
      await expect(lastReply(page).getByRole("checkbox")).toHaveCount(2);
      expect(await stored(page, 1)).toMatchObject({ status: "completed" });
    });

    test("a list that goes on says how many more there are, and opens them", async ({ page, personName }) => {
      const connected = connection(page);
      await beSignedIn(page, personName);
      await makeTasks(page, ...Array.from({ length: 60 }, (_, index) => `Errand ${index + 1}`));
      await page.goto("/");
      await say(page, "show my tasks");
      await expect(lastReply(page).getByRole("checkbox")).toHaveCount(50);
      await lastReply(page).getByRole("button", { name: "Show 10 more" }).click();
      await expect(lastReply(page).getByRole("checkbox")).toHaveCount(60);
      await expect(lastReply(page).getByRole("button", { name: /more$/ })).toHaveCount(0);
      // They are tasks like the others, and kept up to date.
      await lastReply(page).getByRole("checkbox", { name: "Errand 60" }).check();
      await expect.poll(async () => (await stored(page, 60)).status).toBe("completed");
      await connected;
      await page.request.post("/api/tasks/59/complete", { data: { completed: true } });
      await expect(lastReply(page).getByRole("checkbox", { name: "Errand 59" })).toBeChecked();
    });

    test("what a list and a change show together is shown once when the list is opened further", async ({
      page,
      personName,
    }) => {
      await beSignedIn(page, personName);
      await makeTasks(page, ...Array.from({ length: 55 }, (_, index) => `Errand ${index + 1}`));
      await page.goto("/");
      await say(page, "show my tasks and mark errand 55 as done");
      await expect(lastReply(page).getByRole("checkbox", { name: "Errand 55" })).toBeChecked();
      await lastReply(page)
        .getByRole("button", { name: /^Show \d+ more$/ })
        .press("Enter");
      await expect(lastReply(page).getByRole("checkbox", { name: "Errand 54" })).toBeVisible();
      await expect(lastReply(page).getByRole("checkbox", { name: "Errand 55" })).toHaveCount(1);
      // The keyboard is on the first of those that came.
      await expect(lastReply(page).getByRole("button", { name: "Errand 51", exact: true })).toBeFocused();
    });

    test("whoever has scrolled up and speaks is at the end again, and sees the reply", async ({ page, personName }) => {
      await signIn(page, personName);
      for (let count = 1; count <= 8; count += 1) await say(page, `Add task: Errand ${count}`);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      await expect(page.getByRole("button", { name: "Jump to the latest" })).toBeVisible();
      await say(page, "show my tasks");
      await expect(lastReply(page).getByRole("checkbox", { name: "Errand 8" })).toBeInViewport();
      await expect(page.getByRole("button", { name: "Jump to the latest" })).toHaveCount(0);
    });
  });
}
