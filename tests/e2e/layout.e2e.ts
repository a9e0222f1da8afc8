import { expect } from "@playwright/test";
import { composer, lastReply, replies, say, tabBackTo } from "./support/chat-page";
import { expectNoViolations } from "./support/expect-no-violations";
import { signIn } from "./support/sign-in";
import { stewardTest as test } from "./support/steward-test";
import { makeTasks, row, stored } from "./support/tasks-page";

test("tasks stand beside a conversation where there is room, else slide over it", async ({ page, personName }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, personName);
  await makeTasks(page, "Buy milk");
  const column = page.getByRole("complementary", { name: "Tasks" });
  await expect(column.getByRole("checkbox", { name: "Buy milk" })).toBeVisible();
  await say(page, "Add task: Pay bills");
  await expect(column.getByRole("checkbox", { name: "Pay bills" })).toBeVisible();
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(column).toBeHidden();
  await page.getByRole("button", { name: "Show the tasks" }).click();
  const over = page.getByRole("dialog", { name: "Tasks" });
  await over.getByRole("checkbox", { name: "Buy milk" }).click();
  await expect.poll(() => stored(page, 1)).toMatchObject({ status: "completed" });
  await expectNoViolations(page);
  // Escape ends a selection first, then closes the drawer.
  const selection = page.getByRole("group", { name: "Selected tasks" });
  await over.getByRole("button", { name: "Select tasks" }).click();
  await expect(selection.getByRole("status")).toHaveText("0 selected");
  await page.keyboard.press("Escape");
  await expect(selection).toHaveCount(0);
  await expect(over).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(over).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Show the tasks" })).toBeFocused();
});

test("a conversation by keyboard alone: begun, questioned, answered, taken back, left", async ({
  page,
  personName,
}) => {
  await signIn(page, personName);
  await expect(composer(page)).toBeFocused();
  await page.keyboard.type("Add task: Buy milk");
  await page.keyboard.press("Enter");
  await expect(lastReply(page)).toContainText("Task created: Buy milk");
  await expect(page.getByRole("button", { name: "Send" })).toBeVisible();
  await page.keyboard.type("delete task 1");
  await page.keyboard.press("Enter");
  await tabBackTo(page, lastReply(page).getByRole("button", { name: "Delete" }));
  await page.keyboard.press("Enter");
  await expect(lastReply(page).getByRole("status")).toContainText("Deleted task 'Buy milk'");
  await expect(composer(page)).toBeFocused();
  await tabBackTo(page, lastReply(page).getByRole("button", { name: "Undo" }));
  await page.keyboard.press("Enter");
  await expect(lastReply(page)).toContainText("Taken back: the task is there again");
  await expect(composer(page)).toBeFocused();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Search and commands" })).toBeFocused();
  await page.keyboard.type("Tasks");
  await page.keyboard.press("Enter");
  await expect(row(page, "Buy milk")).toBeVisible();
  await page.keyboard.press("Control+Shift+O");
  await expect(page.getByRole("heading", { name: "What needs doing?" })).toBeVisible();
});

test("on a phone conversations slide in, questions are buttons, tasks open in place", async ({ page, personName }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, personName);
  await expectNoViolations(page);
  await makeTasks(page, "Call Anna", "Call Bert");
  await say(page, "mark call as done");
  await expect(lastReply(page).getByRole("button", { name: "#2 Call Bert" })).toBeVisible();
  await say(page, "show my tasks");
  await lastReply(page).getByRole("button", { name: "Call Anna", exact: true }).click();
  await expect(lastReply(page).getByLabel("Notes")).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Conversations" }).click();
  const drawer = page.getByRole("dialog", { name: "Conversations" });
  await expect(drawer.getByRole("link", { name: "mark call as done" })).toBeVisible();
  await expectNoViolations(page);
  await drawer.getByRole("link", { name: "New chat" }).click();
  await expect(page.getByRole("heading", { name: "What needs doing?" })).toBeVisible();
  await page.getByRole("button", { name: "Conversations" }).click();
  await drawer.getByRole("link", { name: "mark call as done" }).click();
  await expect(replies(page)).toHaveCount(2);
  await expect(drawer).toBeHidden();
});
