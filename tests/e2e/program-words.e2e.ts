import { expect } from "@playwright/test";
import { lastReply, replies, say } from "./support/chat-page";
import { expectNoViolations } from "./support/expect-no-violations";
import { beSignedIn } from "./support/sign-in";
import { stewardTest as test } from "./support/steward-test";

const NOTE = "What Shopping robot said is not read as yours.";

test("what a program said is marked as its own, in the chat and in the list", async ({ page, server, personName }) => {
  await beSignedIn(page, personName);
  const made = await page.request.post("/api/tokens", {
    data: { name: "Shopping robot", scope: "write" },
    headers: { origin: server.address },
  });
  const { token } = await made.json();
  const tell = async (message: string, conversation_id?: string): Promise<string> => {
    const answer = await fetch(`${server.address}/api/agent`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ message, conversation_id }),
    });
    return (await answer.json()).conversation_id;
  };
  const id = await tell("Add task: Buy oat milk for the week");
  await tell("Add task: Buy oat flakes", id);
  await tell("complete buy oat", id);

  await page.goto(`/c/${id}`);
  await expect(page.getByText("by Shopping robot", { exact: true })).toHaveCount(3);
  await expect(page.getByText(NOTE)).toBeVisible();
  // A question to a program is not the person's to answer.
  await expect(lastReply(page).getByRole("button", { name: /Buy oat/ })).toHaveCount(0);
  await expect(page.getByRole("link", { name: /, by Shopping robot$/ })).toBeVisible();
  await expectNoViolations(page);

  await say(page, "the first one");
  await expect(page.getByText(NOTE)).toBeHidden();
  await expect(page.getByText("by Shopping robot", { exact: true })).toHaveCount(3);
  await expect(replies(page)).toHaveCount(4);
  await page.reload();
  await expect(page.getByText("by Shopping robot", { exact: true })).toHaveCount(3);
});
