// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openNewChat, openTasksPage, personOver } from "@/tests/components/support/open-page";
import { commonServer } from "@/tests/support/test-server";

const server = commonServer();

test("a tick", async () => {
  const person = await personOver(server.address, "Buy milk");
  const user = await openTasksPage(person);
  await user.click(await screen.findByRole("checkbox", { name: "Buy milk" }));
  await expect
    .poll(async () => (await person.request("GET", "/api/tasks/1")).body.task)
    .toMatchObject({ status: "completed" });
});

test("chat", async () => {
  const person = await personOver(server.address);
  const user = await openNewChat(person);
  await user.type(await screen.findByRole("textbox", { name: "Message" }), "Add task: Buy bread{Enter}");
  expect(await screen.findByText(/Task created: Buy bread/, {}, { timeout: 5000 })).toBeTruthy();
});
