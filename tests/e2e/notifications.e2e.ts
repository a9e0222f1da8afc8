import { expect } from "@playwright/test";
import { expectNoViolations } from "./support/expect-no-violations";
import { mailTest as test } from "./support/mail-test";
import { beSignedIn } from "./support/sign-in";

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
