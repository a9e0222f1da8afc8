import { expect } from "@playwright/test";
import { composer, lastReply, say } from "./support/chat-page";
import { holdAnswer } from "./support/hold";
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
  await say(page, "show my tasks");
  await expect(lastReply(page).getByRole("checkbox")).toHaveCount(1);

  await composer(page).fill("half a sentence");
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
