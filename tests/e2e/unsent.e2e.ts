// Never run again: loss. No word that was typed is lost.
import { expect } from "@playwright/test";
import { composer, lastReply } from "./support/chat-page";
import { hold, holdAnswer } from "./support/hold";
import { signIn } from "./support/sign-in";
import { stewardTest as test } from "./support/steward-test";

test("a reload loses no words: half a thought, what did not arrive, and what had just been taken", async ({
  page,
  browserWatch,
  personName,
}) => {
  browserWatch.allowAnswers(404); // A new chat is asked for, in case only the answer was lost.
  await signIn(page, personName);
  await composer(page).fill("half a thought");
  await page.reload();
  await expect(composer(page)).toHaveValue("half a thought");

  browserWatch.expectBrokenRequest("/api/chat");
  await page.route("**/api/chat", (route) => route.abort("internetdisconnected"), { times: 1 });
  await composer(page).fill("Add task: Call the bank");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: /The connection was lost/ })).toBeVisible();
  await expect(page).toHaveURL("/");
  await page.reload();
  await expect(composer(page)).toHaveValue("Add task: Call the bank");

  // Whoever leaves while the first words of a chat are on their way is not made to send them again.
  const first = await holdAnswer(page, "**/api/chat");
  await composer(page).press("Enter");
  await first.answered;
  await page.reload();
  await expect(page.getByRole("link", { name: "Add task: Call the bank" })).toBeVisible();
  await expect(composer(page)).toHaveValue("");

  // Words on their way are typed over by whoever types on.
  const held = await hold(page, "**/api/chat");
  await composer(page).fill("show my tasks");
  await page.keyboard.press("Enter");
  await held.asked;
  await expect(composer(page)).toHaveValue("show my tasks");
  await page.keyboard.type("half a sentence");
  await expect(composer(page)).toHaveValue("half a sentence");
  held.letGo();
  await expect(lastReply(page).getByRole("checkbox")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Send" })).toBeVisible();
  await page.reload();
  await expect(composer(page)).toHaveValue("half a sentence");

  // In a conversation, too, words on their way are found taken.
  const second = await holdAnswer(page, "**/api/chat");
  await composer(page).fill("Add task: Pay rent");
  await page.keyboard.press("Enter");
  await second.answered;
  await page.reload();
  await expect(lastReply(page)).toContainText("Task created: Pay rent");
  await expect(composer(page)).toHaveValue("");
});
