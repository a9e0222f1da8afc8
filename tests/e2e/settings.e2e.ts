import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { connection } from "./support/event-connection";
import { beSignedIn, signIn } from "./support/sign-in";
import { signOut } from "./support/sign-out";
import { stewardTest as test } from "./support/steward-test";
import { row } from "./support/tasks-page";

test("name, time zone and appearance are changed, tried and kept; on a phone one signs out, and finds the list by the old name", async ({
  page,
  browserWatch,
  personName,
}) => {
  browserWatch.allowAnswers(401); // What the page is still reading when its session ends.
  browserWatch.expectAnswer({ status: 400, path: "/api/account" });
  await signIn(page, personName, "/tasks");
  await page.request.post("/api/tasks", { data: { title: "Buy milk" } });
  await page.getByRole("navigation", { name: "Main" }).first().getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  await expect(page.getByText("whoever runs this Steward sets SMTP_URL and MAIL_FROM")).toBeVisible();
  await page.getByLabel("Name").fill("   ");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Name is required")).toBeVisible();
  await page.getByLabel("Display name").fill("Ada Lovelace");
  await page.getByLabel("Time zone").selectOption("Asia/Tokyo");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(page.getByRole("banner")).toContainText("Ada Lovelace");
  await expect(page.getByText(`You still sign in with the name “${personName.toLowerCase()}”.`)).toBeVisible();
  await expect(
    page.getByText(`You sign in with the name “${personName.toLowerCase()}”, on this machine.`),
  ).toBeVisible();
  await page.getByRole("radio", { name: "As the system" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const model = page.getByRole("region", { name: "Language model" });
  await expect(model).toContainText("Works without a model");
  await model.getByRole("button", { name: "Test the model" }).click();
  await expect(model.getByRole("status")).toContainText(/was read as “Call the bank” in \d+ ms, without a model\.$/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
  await expect(page.getByLabel("Name")).toHaveValue("Ada Lovelace");
  await expect(page.getByLabel("Time zone")).toHaveValue("Asia/Tokyo");
  await expect(page.getByText("This browser is in Europe/Berlin.")).toBeVisible();
  await page.getByRole("button", { name: "Use that" }).click();
  await expect(page.getByLabel("Time zone")).toHaveValue("Europe/Berlin");
  await signOut(page);
  await page.getByLabel("Your name").fill(personName);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("banner")).toContainText("Ada Lovelace");
  await page.goto("/tasks");
  await expect(row(page, "Buy milk")).toBeVisible();
});

test("a token is made, shown once, copied, used and revoked; everything is exported as a file", async ({
  page,
  context,
  server,
  personName,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: server.address });
  await beSignedIn(page, personName);
  await page.request.post("/api/tasks", { data: { title: "Water the plants" } });
  await page.goto("/settings");
  await expect(page.getByText("No tokens yet.")).toBeVisible();
  await page.getByLabel("What is it for?").fill("Backup script");
  await page.getByRole("button", { name: "Create token" }).click();
  await expect(page.getByText("It is not shown again.")).toBeVisible();
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  const token = await page.evaluate(() => navigator.clipboard.readText());
  await expect(page.locator("code")).toHaveText(token);
  await page.getByText("Connect an agent over MCP").click();
  const address = `${server.address}/api/mcp`;
  await expect(page.getByText("claude mcp add")).toHaveText(
    new RegExp(`${address} --header "Authorization: Bearer ${token}"$`),
  );
  const call = () => fetch(`${server.address}/api/tasks`, { headers: { authorization: `Bearer ${token}` } });
  expect((await call()).status).toBe(200);

  await page.reload();
  const line = page.getByRole("list", { name: "Access tokens" }).getByRole("listitem");
  await expect(line).toContainText("Backup script");
  await expect(line).toContainText(/Reads · last used \d+ \w+ \d{4} · until \d+ \w+ \d{4}/);
  expect(await page.content()).not.toContain(token);
  await line.getByRole("button", { name: "Revoke Backup script" }).click();
  await line.getByRole("button", { name: "Keep" }).click();
  expect((await call()).status).toBe(200);
  await line.getByRole("button", { name: "Revoke Backup script" }).click();
  await line.getByRole("button", { name: "Revoke Backup script for good" }).click();
  await expect(page.getByText("No tokens yet.")).toBeVisible();
  expect((await call()).status).toBe(401);
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export everything" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^steward-\d{4}-\d\d-\d\d\.json$/);
  const everything = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(everything).toMatchObject({ account: { name: personName }, tasks: [{ title: "Water the plants" }] });
});

test("signing out everywhere ends the other browser's session too", async ({
  page,
  openBrowser,
  browserWatch,
  personName,
}) => {
  const other = await openBrowser();
  browserWatch.allowAnswers(401); // What a page is still reading when its session ends.
  const connected = [connection(page), connection(other)];
  await signIn(page, personName, "/settings");
  await signIn(other, personName);
  await Promise.all(connected);
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page.getByLabel("Your name")).toBeVisible();
  await expect(other.getByLabel("Your name")).toBeVisible();
});

test("a page whose session ended before it was connected shows the way in again", async ({
  page,
  openBrowser,
  browserWatch,
  personName,
}) => {
  const other = await openBrowser();
  await beSignedIn(other, personName);
  browserWatch.expectAnswer({ status: 401, path: "/api/events" });
  browserWatch.allowAnswers(401);
  await page.route("**/api/events", async (route) => {
    await other.request.post("/api/account/sign-out-everywhere");
    await route.continue();
  });
  await beSignedIn(page, personName);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByLabel("Your name")).toBeVisible();
});

test("an account is deleted only after the words are typed, and then it is gone", async ({
  page,
  browserWatch,
  personName,
}) => {
  browserWatch.allowAnswers(401); // What the page is still reading when its account goes.
  await beSignedIn(page, personName);
  await page.request.post("/api/tasks", { data: { title: "Soon gone" } });
  await page.goto("/settings");
  await page.getByRole("button", { name: "Delete account" }).click();
  await expect(page.getByLabel("Type")).toBeFocused();
  await expect(page.getByRole("button", { name: "Delete for good" })).toBeDisabled();
  await page.getByRole("button", { name: "Keep it" }).click();
  await page.getByRole("button", { name: "Delete account" }).click();
  await page.getByLabel("Type").fill("delete my account");
  await page.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByLabel("Your name")).toBeVisible();
  await signIn(page, personName, "/tasks");
  await expect(page.getByText("Nothing to do")).toBeVisible();
});
