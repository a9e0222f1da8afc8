// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { nextAnswer } from "@/tests/components/support/network";
import { openTasksPage, personOver } from "@/tests/components/support/open-page";
import { box, group, openRow, pressInToast, row } from "@/tests/components/support/task-page";
import { watchPage } from "@/tests/components/support/watch-page";
import { commonServer } from "@/tests/support/test-server";

const server = commonServer();
watchPage();

const button = (name: string) => screen.getByRole("button", { name });
const dialog = () => screen.queryByRole("dialog");
const selected = () => within(screen.getByRole("group", { name: "Selected tasks" })).getByRole("status").textContent;

test("several tasks are completed together, and one Undo brings them all back", async () => {
  const user = await openTasksPage(await personOver(server.address, "One", "Two", "Three"));
  await user.click(button("Select tasks"));
  await user.click(await screen.findByRole("checkbox", { name: "Select One" }));
  await user.click(screen.getByRole("checkbox", { name: "Select Three" }));
  const bar = screen.getByRole("group", { name: "Selected tasks" });
  expect(bar.textContent).toContain("2 selected");
  await user.click(within(bar).getByRole("button", { name: "Complete" }));
  await expect.poll(() => box("One")?.checked).toBe(true);
  expect(box("Two")?.checked).toBe(false);
  await pressInToast(user, /Marked 2 tasks as done/, "Undo");
  await expect.poll(() => box("One")?.checked).toBe(false);
  await expect.poll(() => box("Three")?.checked).toBe(false);
});

test("several tasks are deleted by one question, lie in the bin and come back from there", async () => {
  const user = await openTasksPage(await personOver(server.address, "One", "Two", "Three"));
  await user.click(button("Select tasks"));
  await user.click(await screen.findByRole("checkbox", { name: "Select One" }));
  await user.click(screen.getByRole("checkbox", { name: "Select Two" }));
  await user.click(button("Delete…"));
  const question = await screen.findByRole("dialog");
  expect(question.textContent).toContain("Are you sure you want to delete these 2 tasks?");
  expect(
    within(question)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["#1 One", "#2 Two"]);
  expect(within(question).getByRole("timer").textContent).toMatch(/[45]:\d\d/);
  await user.click(within(question).getByRole("button", { name: "Delete" }));
  await expect.poll(dialog).toBeNull();
  await expect.poll(() => row("One")).toBeNull();
  expect(row("Three")).not.toBeNull();
  await user.click(screen.getByRole("link", { name: "Bin" }));
  await user.click(await screen.findByRole("button", { name: /^Restore ?Two$/ }));
  await screen.findByText("“Two” is back");
  await user.click(screen.getByRole("link", { name: "Open" }));
  await expect.poll(() => row("Two")).not.toBeNull();
  expect(row("One")).toBeNull();
});

test("Keep, by the Escape key, deletes nothing", async () => {
  const person = await personOver(server.address, "Buy milk");
  const user = await openTasksPage(person);
  await openRow(user, "Buy milk");
  await user.click(button("Delete…"));
  await expect.poll(() => document.activeElement).toBe(await screen.findByRole("button", { name: "Keep" }));
  const answered = nextAnswer(/\/api\/confirmations\//);
  await user.keyboard("{Escape}");
  expect(await (await answered).json()).toMatchObject({ response: "Okay, nothing was deleted." });
  await expect.poll(dialog).toBeNull();
  expect((await person.request("GET", "/api/tasks")).body).toMatchObject({ tasks: [{ title: "Buy milk" }] });
});

test("Escape at the card of a selection keeps the tasks and the selection", async () => {
  const user = await openTasksPage(await personOver(server.address, "One", "Two", "Three"));
  await user.click(button("Select tasks"));
  await openRow(user, "One");
  await user.click(button("Delete…"));
  await screen.findByRole("dialog");
  await user.keyboard("{Escape}");
  await expect.poll(dialog).toBeNull();
  expect(selected()).toBe("1 selected");
  await user.keyboard("{Escape}");
  await expect.poll(() => screen.queryByRole("group", { name: "Selected tasks" })).toBeNull();
  expect(row("One")).not.toBeNull();
});

test("Shift and a click select all in between as they stand on the screen, and Escape ends it", async () => {
  // By date and not by number: what counts is how they stand on the screen.
  const tasks = ["One", "Two", "Three", "Four", "Five"].map((title, index) => ({
    title,
    due: `2031-01-0${9 - index}`,
  }));
  const user = await openTasksPage(await personOver(server.address, ...tasks));
  await user.click(button("Select tasks"));
  await openRow(user, "Four");
  await user.keyboard("{Shift>}");
  await openRow(user, "Two");
  await user.keyboard("{/Shift}");
  expect(selected()).toBe("3 selected");
  for (const title of ["Two", "Three", "Four"]) expect(box(`Select ${title}`)?.checked).toBe(true);
  await user.keyboard("{Shift>}");
  await user.click(screen.getByRole("checkbox", { name: "Select One" }));
  await user.keyboard("{/Shift}");
  expect(selected()).toBe("4 selected");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("group", { name: "Selected tasks" })).toBeNull();
  expect(button("Select tasks").getAttribute("aria-pressed")).toBe("false");
});

test("a delete is taken back from its toast", async () => {
  const user = await openTasksPage(await personOver(server.address, "Buy milk"));
  await openRow(user, "Buy milk");
  await user.click(button("Delete…"));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }));
  await screen.findByText("Nothing to do");
  await pressInToast(user, /Deleted task/, "Undo");
  await expect.poll(() => row("Buy milk")).not.toBeNull();
});

test("a search shows what is like the words", async () => {
  const user = await openTasksPage(await personOver(server.address, "Call the bank", "Feed the cat"));
  await expect.poll(() => row("Feed the cat")).not.toBeNull();
  await user.keyboard("/");
  await expect.poll(() => document.activeElement).toBe(screen.queryByLabelText("Search tasks"));
  await user.keyboard("bank");
  await expect.poll(() => row("Feed the cat")).toBeNull();
  expect(row("Call the bank")).not.toBeNull();
  expect(window.location.href).toMatch(/search=bank/);
});

test("an address that says nonsense shows what is open", async () => {
  const person = await personOver(server.address, "Feed the cat");
  await openTasksPage(person, "/tasks?show=nonsense&priority=%3Cscript%3E&due=never");
  await expect.poll(() => row("Feed the cat")).not.toBeNull();
});

test("All shows what is done below what is not", async () => {
  const person = await personOver(server.address, "Open one", "Done one");
  await person.request("POST", "/api/tasks/2/complete", {});
  const user = await openTasksPage(person);
  await user.click(screen.getByRole("link", { name: "All" }));
  await expect.poll(() => group("Done")?.textContent).toContain("Done one");
  expect(group("No date")?.textContent).toContain("Open one");
  const headings = within(screen.getByRole("main")).getAllByRole("heading", { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/No date/),
    expect.stringMatching(/Done/),
  ]);
});
