import { expect } from "@playwright/test";
import { composer, say } from "./support/chat-page";
import { connection } from "./support/event-connection";
import { signIn } from "./support/sign-in";
import { signOut } from "./support/sign-out";
import { stewardTest as test } from "./support/steward-test";
import { VIEWPORTS } from "./support/viewports";

test("going about, being asked and signing out hang up on no event stream", async ({
  page,
  context,
  browserWatch,
  personName,
}) => {
  browserWatch.allowAnswers(401); // What the page is still reading when its session ends.
  const hungUp: string[] = [];
  context.on("requestfailed", (request) => {
    // Of others it says so, too, when they were read to their end before the network had told it of that end.
    if (new URL(request.url()).pathname === "/api/events") hungUp.push(`${request.failure()?.errorText}`);
  });
  // On a phone the ways are others.
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    const connected = connection(page);
    await signIn(page, `${personName} at ${viewport.width} px`);
    await say(page, "Add task: Buy milk");
    await connected;
    const places = page.getByRole("navigation", { name: "Main" }).filter({ visible: true });
    for (const place of ["Tasks", "Activity"]) {
      await places.getByRole("link", { name: place }).click();
      await expect(page).toHaveTitle(new RegExp(place));
    }
    await places.getByRole("link", { name: "Chat" }).click();
    await expect(composer(page)).toBeVisible();
    // The card's own page stands outside of all these, and comes back to them.
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill("milk");
    await page.getByRole("option", { name: "Buy milk", exact: true }).click();
    await page.getByRole("option", { name: "Delete…" }).click();
    await page.getByRole("button", { name: "Keep" }).click();
    await page.getByRole("link", { name: "Go to your tasks" }).click();
    await expect(page).toHaveURL("/tasks");
    await page.goBack();
    await page.goBack();
    await expect(composer(page)).toBeVisible();
    await signOut(page);
    await expect(page.getByLabel("Your name")).toBeVisible();
  }
  expect(hungUp).toEqual([]);
});
