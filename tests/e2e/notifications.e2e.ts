import { expect } from "@playwright/test";
import { expectNoViolations } from "./support/expect-no-violations";
import { mailTest as test } from "./support/mail-test";
import { beSignedIn } from "./support/sign-in";
import { openTasks, toast } from "./support/tasks-page";

/** All in one worker: each worker has a server of its own for these, whose start costs as much as several of them. */
test.describe.configure({ mode: "default" });

test("an address is proved with the code that was mailed there, and the rest is set by keyboard", async ({
  page,
  smtp,
  browserWatch,
  personName,
}) => {
  const address = `${crypto.randomUUID()}@example.org`;
  await beSignedIn(page, personName);
  await page.goto("/settings");
  const section = page.getByRole("region", { name: "Notifications", exact: true });
  await section.getByLabel("Your e-mail address").fill(address);
  await page.keyboard.press("Enter");
  await expect(section.getByLabel("Code")).toBeFocused();
  const mail = smtp.mails.find(({ readers }) => readers.includes(address));
  browserWatch.expectAnswer({ status: 400, path: "/api/account/email/code" });
  await page.keyboard.type("000");
  await page.keyboard.press("Enter");
  await expect(section.getByText("Code must be the 6 digits")).toBeVisible();
  await expectNoViolations(page);
  await section.getByLabel("Code").fill(mail?.text.slice(0, 6) ?? "");
  await page.keyboard.press("Enter");
  await expect(section.getByText(`To ${address}.`)).toBeVisible();
  const byMail = section.getByRole("switch", { name: "Reminders by e-mail" });
  await expect(byMail).toBeChecked();
  await byMail.press("Space");
  await expect(byMail).not.toBeChecked();
  await section.getByRole("switch", { name: "Quiet hours" }).press("Enter");
  await section.getByLabel("From").fill("21:30");
  await section.getByRole("button", { name: "Save hours" }).press("Enter");
  await expect(section.getByText("Saved.")).toBeVisible();
  await section.getByLabel("Snooze for").selectOption("30 minutes");
  await expect(section.getByText("Saved.")).toHaveCount(2);
  await page.reload();
  await expect(byMail).not.toBeChecked();
  await expect(section.getByLabel("From")).toHaveValue("21:30");
  await expect(section.getByLabel("Snooze for")).toHaveValue("30");
  await expectNoViolations(page);
});

/** Quiet hours around this moment, on the clock of the browser's zone. */
function aroundNow() {
  const clock = (hours: number) =>
    new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: "Europe/Berlin" }).format(
      Date.now() + hours * 60 * 60 * 1000,
    );
  return { on: true, from: clock(-2), to: clock(2) };
}

test("in quiet hours a reminder waits, and says so; switched off, it comes with the person's own snooze", async ({
  page,
  personName,
}) => {
  await openTasks(page, personName, "Call the bank");
  const set = (data: object) => page.request.patch("/api/account/notifications", { data });
  await set({ quiet_hours: aroundNow(), snooze_minutes: 25 });
  const remind_at = new Date(Date.now() + 3000).toISOString();
  const answer = await page.request.post("/api/reminders", { data: { task: 1, remind_at } });
  expect((await answer.json()).reminder.held_until).not.toBeNull();
  await expect(page.getByRole("main").getByText(/^Reminder after quiet hours/)).toBeVisible();
  const bell = page.getByRole("button", { name: "Reminders" }).filter({ visible: true });
  // The line is about what would have come already, so it shows once the moment has passed.
  await expect(async () => {
    await bell.click();
    const list = page.getByRole("dialog", { name: "Reminders" });
    const waits = await list.getByText(/^1 reminder waits until .*, when your quiet hours end\.$/).isVisible();
    await page.keyboard.press("Escape");
    expect(waits).toBe(true);
  }).toPass({ timeout: 90_000 });
  await set({ quiet_hours: { ...aroundNow(), on: false } });
  await expect(toast(page, "Call the bank").getByRole("button", { name: /for 25 minutes$/ })).toBeVisible();
});
