import { expect, type Page } from "@playwright/test";
import { composer, lastReply, replies, say } from "./support/chat-page";
import { modelTest as test } from "./support/model-test";
import { signIn } from "./support/sign-in";

/** All in one worker: each worker has a server of its own for these, whose start costs as much as several of them. */
test.describe.configure({ mode: "default" });

/** Something that happens when the test says so. */
function signal() {
  let happen = () => {};
  const happens = new Promise<void>((resolve) => {
    happen = resolve;
  });
  return { happens, happen };
}

async function send(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await page.keyboard.press("Enter");
}

test("a reply grows before one's eyes, also after a reload in its midst, and is read out once", async ({
  page,
  model,
  personName,
}) => {
  const rest = signal();
  const afterwards = { when: rest.happens, words: "and that is all." };
  model.when("slowly", { words: "Bread is good ", afterwards });
  await signIn(page, personName);
  await expect(page.getByText("scripted when unsure")).toBeVisible();
  await send(page, "I want to buy bread (slowly)");
  await expect(lastReply(page)).toContainText("Bread is good");
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Bread is good" })).toHaveCount(0);
  await page.reload();
  await expect(lastReply(page)).toContainText("Bread is good");
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  rest.happen();
  await expect(lastReply(page)).toContainText("Bread is good and that is all.");
  await expect(page.getByRole("status").filter({ hasText: "Bread is good and that is all." })).toHaveCount(1);
  await expect(replies(page)).toHaveCount(1);
  await lastReply(page).getByRole("button", { name: "Why?" }).click();
  await expect(lastReply(page)).toContainText("Decided by the language model");
});

test("Stop ends the model's work and keeps its words; trying again repeats nothing that was done", async ({
  page,
  model,
  personName,
}) => {
  const never = signal();
  const add = { name: "add_task", input: { title: "Buy bread" } };
  model.when("stopped", [
    { calls: [add] },
    { words: "It is on your ", afterwards: { when: never.happens, words: "list." } },
  ]);
  await signIn(page, personName);
  await send(page, "I want to buy bread (stopped)");
  await expect(lastReply(page)).toContainText("It is on your");
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(lastReply(page)).toContainText("Task created: Buy bread.");
  await expect(lastReply(page)).toContainText("You stopped this. What was done by then is done.");
  await expect(lastReply(page)).toContainText("It is on your");
  never.happen();
  model.when("stopped", [{ calls: [add] }, { words: "It is on your list." }]);
  await lastReply(page).getByRole("button", { name: "Try again" }).click();
  await expect(lastReply(page)).toContainText("It is on your list.");
  await expect(lastReply(page)).not.toContainText("You stopped this.");
  expect((await (await page.request.get("/api/tasks")).json()).total).toBe(1);
});

test("the settings say which model is asked and where, and what became of asking it", async ({
  page,
  model,
  personName,
}) => {
  await signIn(page, personName);
  await page.goto("/settings");
  const section = page.getByRole("region", { name: "Language model" });
  await expect(section).toContainText(`the rest goes to scripted at ${new URL(model.url).host}`);
  const test = section.getByRole("button", { name: "Test the model" });
  model.when("", { words: "ready" });
  await test.click();
  await expect(section.getByRole("status")).toContainText(/^scripted answered in \d/);
  for (const [status, sentence] of [
    [401, "did not accept the key."],
    [404, "knows no model called scripted."],
    [503, "answered with an error (503)."],
  ] as const) {
    model.when("", { trouble: { status } });
    await test.click();
    await expect(section.getByRole("status")).toContainText(sentence);
  }
  // What a person says after that is not touched by it.
  await page.goto("/");
  await say(page, "Add task: Buy milk");
  await expect(lastReply(page)).toContainText("Task created: Buy milk");
});
