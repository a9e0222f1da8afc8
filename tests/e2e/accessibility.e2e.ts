import { expect } from "@playwright/test";
import { lastReply, say } from "./support/chat-page";
import { expectNoViolations } from "./support/expect-no-violations";
import { beSignedIn, signIn } from "./support/sign-in";
import { stewardTest as test } from "./support/steward-test";
import { makeTasks, openTasks, row, toast } from "./support/tasks-page";

test("what is shown to nobody in particular has no accessibility violations", async ({ page, browserWatch }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Why?" }).click();
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByLabel("Your name").fill(" ");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("Type your name first.")).toBeVisible();
  await expectNoViolations(page);
  browserWatch.expectAnswer({ status: 404, path: "/no/such/page" });
  await page.goto("/no/such/page");
  await expectNoViolations(page);
  await page.setExtraHTTPHeaders({ "x-forwarded-for": "203.0.113.7" });
  await page.goto("/");
  await expect(page.getByText("No sign-in is set up for this address.")).toBeVisible();
  await expectNoViolations(page);
});

test("the settings have no accessibility violations", async ({ page, personName }) => {
  await signIn(page, personName, "/settings");
  await page.getByLabel("What is it for?").fill("Backup script");
  await page.getByRole("button", { name: "Create token" }).click();
  await expect(page.getByText("It is not shown again.")).toBeVisible();
  await page.getByRole("button", { name: "Delete account" }).click();
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Revoke Backup script" }).click();
  await page.getByLabel("Type").fill("delete my account");
  await expectNoViolations(page);
});

test("the signed-in page has no accessibility violations", async ({ page, personName }) => {
  await signIn(page, personName);
  await expect(page.getByText("Nothing to do")).toBeVisible();
  await expectNoViolations(page);
  const facts = { due: "2026-01-05T09:00", priority: "high", recurrence: "FREQ=WEEKLY" };
  await page.request.post("/api/tasks", { data: { title: "Water the plants", ...facts } });
  await page.request.post("/api/tasks", { data: { title: "Call the bank", priority: "low" } });
  await page.reload();
  await page.getByRole("checkbox", { name: "Call the bank" }).click();
  await page.getByLabel("New task").press("Enter");
  await expect(page.getByText("Title is required")).toBeVisible();
  await expectNoViolations(page);
});

test("the list with a task open, tasks selected and a question has no accessibility violations", async ({
  page,
  personName,
}) => {
  await openTasks(
    page,
    personName,
    { title: "Call the bank", priority: "high", due: "2030-01-05T09:00" },
    "Feed the cat",
  );
  await row(page, "Call the bank").click();
  await page.getByRole("button", { name: "Remind me" }).click();
  await page.getByRole("button", { name: "1 day before" }).click();
  await expect(toast(page, "Reminder set")).toBeVisible();
  await page.getByRole("button", { name: "Search and filter" }).click();
  await expectNoViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByLabel("Notes")).toBeVisible();
  await expectNoViolations(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: "Select tasks" }).click();
  await page.getByRole("checkbox", { name: "Select Feed the cat" }).click();
  await expectNoViolations(page);
  await page.getByRole("group", { name: "Selected tasks" }).getByRole("button", { name: "Delete…" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("link", { name: "Bin" }).click();
  await expect(page.getByRole("button", { name: "Restore Feed the cat" })).toBeVisible();
  await expectNoViolations(page);
});

test("activity, the palette and the shortcuts have no accessibility violations", async ({ page, personName }) => {
  await beSignedIn(page, personName);
  await makeTasks(page, "Call the bank");
  await page.request.post("/api/tasks/1/complete", { data: {} });
  await page.goto("/activity");
  await page.getByRole("button", { name: "Why?" }).first().click();
  await expect(page.getByRole("img", { name: /1 task ticked off/ })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("option", { name: "Activity" })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await expectNoViolations(page);
});

test("a card by itself, open and answered, has no accessibility violations", async ({ page, personName }) => {
  await beSignedIn(page, personName);
  await makeTasks(page, "Call the bank");
  const asked = await (await page.request.delete("/api/tasks/1")).json();
  await page.goto(`/confirm/${asked.pending_action.id}`);
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await expectNoViolations(page);
});

test("a conversation, with what a program said in it, a list, reasons and a card, has no accessibility violations", async ({
  page,
  server,
  personName,
}) => {
  await beSignedIn(page, personName);
  await makeTasks(page, "Buy \u202eklim\u202c a\u200bnd\tbread", ...Array(29).fill("Errand"));
  const tokens = { data: { name: "Shopping robot", scope: "write" }, headers: { origin: server.address } };
  const { token } = await (await page.request.post("/api/tokens", tokens)).json();
  const told = await fetch(`${server.address}/api/agent`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ message: "Add task: Buy oat milk" }),
  });
  await page.goto(`/c/${(await told.json()).conversation_id}`);
  await expect(page.getByText("What Shopping robot said is not read as yours.")).toBeVisible();
  await expect(page.getByRole("link", { name: /, by Shopping robot$/ })).toBeVisible();
  await expectNoViolations(page);
  await say(page, "show my tasks");
  await lastReply(page).getByRole("button", { name: "Why?" }).click();
  await say(page, "delete all my tasks");
  await expect(page.getByText("31 tasks, more below")).toBeVisible();
  await expect(page.getByRole("group", { name: /^Are you sure/ }).getByText("⟨U+202E⟩")).toBeVisible();
  await expectNoViolations(page);
});
