// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ActivityPage } from "@/components/activity/activity-page";
import { connection, holdAnswer } from "@/tests/components/support/network";
import { openPage, personOver, TIME_ZONE } from "@/tests/components/support/open-page";
import { stored } from "@/tests/components/support/task-page";
import { watchPage } from "@/tests/components/support/watch-page";
import type { HttpPerson } from "@/tests/support/http-person";
import { commonServer } from "@/tests/support/test-server";

const server = commonServer();
const watch = watchPage();

/** As its page shows it. */
const openActivity = (person: Awaited<ReturnType<typeof personOver>>, path = "/activity") =>
  openPage(person, path, <ActivityPage timeZone={TIME_ZONE} />);

const entries = () => within(screen.getByRole("main")).queryAllByRole("listitem");
const entryTexts = () => entries().map(({ textContent }) => textContent);
function entry(words: string): HTMLElement {
  const found = entries().find(({ textContent }) => textContent.includes(words));
  if (!found) throw new Error(`No entry says “${words}”`);
  return found;
}
const inEntry = (words: string, button: string) => within(entry(words)).findByRole("button", { name: button });

const add = (person: HttpPerson, title: string) => person.request("POST", "/api/tasks", { title });

test("activity says what was done, by whom and why, and takes it back", async () => {
  const person = await personOver(server.address, "Buy milk");
  await person.request("POST", "/api/tasks/1/complete", {});
  const user = await openActivity(person);
  const today = await screen.findByRole("region", { name: "Today" });
  expect(within(today).getAllByRole("listitem")).toHaveLength(2);
  const ticked = "Ticked off “Buy milk”";
  expect(entry(ticked).textContent).toContain("You, in the list");
  await user.click(await inEntry(ticked, "Why?"));
  await expect.poll(() => entry(ticked).textContent).toContain("complete_task");
  expect(entry(ticked).textContent).toContain("without words: a button was pressed");
  await user.click(await inEntry(ticked, "Undo"));
  await expect.poll(() => entry(ticked).textContent).toContain("Taken back");
  await screen.findByText(/Took back a change to “Buy milk”/);
  expect(await stored(person, 1)).toMatchObject({ status: "pending" });
});

test("an undo that is no longer possible says why", async () => {
  const person = await personOver(server.address, "Buy milk");
  await person.request("PATCH", "/api/tasks/1", { title: "Buy oat milk" });
  await person.request("PATCH", "/api/tasks/1", { title: "Buy soy milk" });
  const user = await openActivity(person);
  watch.expectAnswer("409 POST /api/undo");
  await screen.findByText(/Changed “Buy oat milk”/);
  await user.click(await inEntry("Changed “Buy oat milk”", "Undo"));
  await screen.findByText(/I can't undo that/);
});

test("activity is searched and filtered, in the address too, and grows by itself", async () => {
  const person = await personOver(server.address, "Buy milk", "Feed the cat");
  await add(person, "");
  const connected = connection();
  const user = await openActivity(person);
  await connected;
  await expect.poll(entries).toHaveLength(2);
  await add(person, "Call the bank");
  await expect.poll(entries).toHaveLength(3);
  await user.type(screen.getByLabelText("Search activity"), "milk");
  await expect.poll(entryTexts).toEqual([expect.stringMatching(/Added “Buy milk”/)]);
  await user.clear(screen.getByLabelText("Search activity"));
  await user.selectOptions(screen.getByLabelText("What"), "Refused");
  await expect.poll(entryTexts).toEqual([expect.stringMatching(/Tried to add a task.*Title is required/)]);
  expect(window.location.href).toMatch(/\?kind=refused$/);
  cleanup();
  await openActivity(person, `${window.location.pathname}${window.location.search}`);
  await expect.poll(entries).toHaveLength(1);
});

test("filters chosen faster than the page draws all hold", async () => {
  const person = await personOver(server.address, "Buy milk");
  await add(person, "");
  await openActivity(person);
  await expect.poll(entryTexts).toEqual([expect.stringMatching(/Added “Buy milk”/)]);
  const select = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
  for (const [label, value] of [
    ["What", "refused"],
    ["By whom", "ui"],
  ] as const) {
    // At once, as no hand could: the page has no time to be drawn anew in between.
    select(label).value = value;
    select(label).dispatchEvent(new Event("change", { bubbles: true }));
  }
  await expect.poll(entryTexts).toEqual([expect.stringMatching(/Tried to add a task/)]);
  expect(window.location.href).toMatch(/\?kind=refused&origin=ui$/);
  expect(select("What").value).toBe("refused");
  expect(select("By whom").value).toBe("ui");
});

test("older entries come although something was done while they were on their way", async () => {
  const person = await personOver(server.address, ...Array.from({ length: 52 }, (_, index) => `Task ${index + 1}`));
  const connected = connection();
  const user = await openActivity(person);
  await connected;
  await expect.poll(entries).toHaveLength(50);
  const late = holdAnswer(/^GET \/api\/activity\?.*cursor=/);
  let isAnswered = false;
  void late.answered.then(() => {
    isAnswered = true;
  });
  // While the page looks again for what it missed, the button does nothing.
  await expect
    .poll(async () => {
      await user.click(screen.getByRole("button", { name: "Show more" }));
      return isAnswered;
    })
    .toBe(true);
  await add(person, "Call the bank");
  await expect.poll(() => entryTexts()[0]).toContain("Call the bank");
  late.letGo();
  await expect.poll(entries).toHaveLength(53);
  expect(entryTexts().at(-1)).toContain("Added “Task 1”");
});

test("the chart counts what was ticked off today", async () => {
  const person = await personOver(server.address, "One", "Two");
  await person.request("POST", "/api/tasks/1/complete", {});
  const connected = connection();
  await openActivity(person);
  await connected;
  const chart = await screen.findByRole("img", { name: /1 task ticked off in the last twelve weeks/ });
  expect(chart.getAttribute("aria-label")).toMatch(/^Tasks ticked off each day/);
  expect(chart.querySelectorAll("rect")).toHaveLength(84);
  await person.request("POST", "/api/tasks/2/complete", {});
  await screen.findByRole("img", { name: /2 tasks ticked off in the last twelve weeks/ });
});
