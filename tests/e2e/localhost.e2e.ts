import { expect } from "@playwright/test";
import { atLocalhost } from "../support/at-localhost";
import { askFrontDesk } from "../support/front-desk";
import { composer, lastReply, say } from "./support/chat-page";
import { fillSignIn } from "./support/fill-sign-in";
import { signOut } from "./support/sign-out";
import { stewardTest } from "./support/steward-test";

/** The Steward that all share, as somebody finds it who types "localhost". */
const test = stewardTest.extend({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first parameter to learn what is needed.
    async ({}, use) => {
      await use({ address: atLocalhost(await askFrontDesk(process.env.STEWARD_FRONT_DESK ?? "", "server")) });
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

test("who types localhost stays there: signing in, talking, coming back, signing out; each name keeps its own sign-in", async ({
  page,
  server,
  browserWatch,
  personName,
}) => {
  browserWatch.allowAnswers(401); // What the page is still reading when its session ends.
  const isHere = () => expect(new URL(page.url()).origin).toBe(server.address);
  await page.goto("/");
  isHere();
  await fillSignIn(page, personName);
  isHere();
  await say(page, "remind me to water the plants tomorrow at 9");
  await expect(lastReply(page)).toContainText(/water the plants/i);
  isHere();
  await page.reload();
  await expect(page.getByRole("banner")).toContainText(personName);
  await expect(composer(page)).toBeVisible();
  isHere();
  // Each name keeps its own sign-in.
  const numbers = server.address.replace("localhost", "127.0.0.1");
  browserWatch.allowOrigin(numbers);
  await page.goto(numbers);
  await fillSignIn(page, `${personName} B`);
  expect(new URL(page.url()).origin).toBe(numbers);
  await page.goto(server.address);
  await expect(page.getByRole("banner")).toContainText(personName);
  await expect(page.getByRole("banner")).not.toContainText(`${personName} B`);
  isHere();
  await signOut(page);
  await expect(page.getByLabel("Your name")).toBeVisible();
  isHere();
});
