import { expect } from "@playwright/test";
import { fillSignIn } from "./support/fill-sign-in";
import { stewardTest as test } from "./support/steward-test";

/** Between them it is never the same day all day: one of the two is off from whatever day it is at the server. */
for (const timezoneId of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
  test.describe(`a person in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("has today where they are, and times by their own clock", async ({ page, personName }) => {
      await page.goto("/");
      await fillSignIn(page, personName);
      const today = new Intl.DateTimeFormat("en-CA", { timeZone: timezoneId }).format(Date.now());
      await page.request.post("/api/tasks", { data: { title: "Call the bank", due: `${today}T23:59` } });
      await page.reload();
      const group = page.getByRole("region", { name: "Today" });
      await expect(group).toContainText("Call the bank");
      await expect(group.getByRole("time")).toHaveText("23:59");
    });
  });
}
