import { expect } from "@playwright/test";
import { connectMcp } from "../support/mcp-client";
import { signIn } from "./support/sign-in";
import { stewardTest as test } from "./support/steward-test";
import { makeTasks, stored } from "./support/tasks-page";

test("what an agent asks to delete is deleted by the person's click, and the agent learns of it", async ({
  page,
  personName,
  server,
}) => {
  await signIn(page, personName);
  await makeTasks(page, "Buy milk", "Feed the cat");
  const made = await page.request.post("/api/tokens", { data: { name: "Desk robot", scope: "write" } });
  const client = await connectMcp(server.address, (await made.json()).token, "2026");
  const { structuredContent } = await client.callTool({ name: "delete_task", arguments: { tasks: [1, 2] } });
  const { confirm_url, pending_action } = Object(structuredContent);
  const look = async () => {
    const input = { pending_action: pending_action.id };
    return Object((await client.callTool({ name: "check_confirmation", arguments: input })).structuredContent).status;
  };
  expect(await look()).toBe("waiting");
  await page.goto(confirm_url);
  const card = page.getByRole("group", { name: "Are you sure you want to delete these 2 tasks?" });
  await expect(card.getByRole("listitem")).toHaveText(["#1 Buy milk", "#2 Feed the cat"]);
  expect(await stored(page, 1)).toMatchObject({ deleted_at: null });
  await card.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Deleted 2 tasks")).toBeVisible();
  expect(await look()).toBe("deleted");
  await page.goto("/activity?kind=all&origin=mcp");
  await expect(page.getByText("“Desk robot”, over MCP").first()).toBeVisible();
  await client.close();
});
