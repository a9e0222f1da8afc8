// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { hold } from "@/tests/components/support/network";
import { openTasksPage, personOver } from "@/tests/components/support/open-page";
import { pressInToast, toast } from "@/tests/components/support/task-page";
import { watchPage } from "@/tests/components/support/watch-page";
import type { HttpPerson } from "@/tests/support/http-person";
import { remindSoon } from "@/tests/support/remind-soon";
import { commonServer } from "@/tests/support/test-server";

const server = commonServer();
watchPage();

const remind = (person: HttpPerson, task: number) =>
  remindSoon((remind_at) => person.request("POST", "/api/reminders", { task, remind_at }));

/** Of a wide screen's and of a phone's, which are both there where nothing is laid out. */
const bell = () => screen.getAllByRole("button", { name: /^Reminders/ })[0] ?? document.body;
const bellName = () => bell().getAttribute("aria-label");
const list = () => screen.findByRole("dialog", { name: "Reminders" });

test("a reminder is snoozed from its toast, and the task says when it comes again", async () => {
  const person = await personOver(server.address, "Call the bank");
  const user = await openTasksPage(person);
  await expect.poll(bellName).toBe("Reminders");
  await remind(person, 1);
  await pressInToast(user, /Call the bank/, "Snooze Call the bank for 10 minutes");
  await expect.poll(() => toast(/Snoozed “Call the bank” for 10 minutes/)).toBeDefined();
  await expect.poll(() => screen.getByRole("main").textContent).toMatch(/Reminder (Tomorrow )?\d/);
  await user.click(bell());
  await within(await list()).findByText(/^Snoozed until/);
  await user.click(within(await list()).getByRole("button", { name: "Open Call the bank" }));
  await expect.poll(() => screen.queryByLabelText<HTMLTextAreaElement>("Title")?.value).toBe("Call the bank");
});

test("many at once are counted, not piled up", async () => {
  const titles = ["One", "Two", "Three", "Four", "Five"];
  const person = await personOver(server.address, ...titles);
  await openTasksPage(person);
  await expect.poll(bellName).toBe("Reminders");
  // The page hears of none before all have come.
  const hearing = hold("GET /api/notifications");
  for (const [index] of titles.entries()) await remind(person, index + 1);
  await expect.poll(async () => (await person.request("GET", "/api/notifications")).body.unread).toBe(5);
  hearing.letGo();
  await expect.poll(() => toast(/5 reminders came in/)).toBeDefined();
  await expect.poll(bellName).toBe("Reminders, 5 unread");
  const corner = screen.getByRole("region", { name: /^Notifications/ });
  expect(within(corner).getAllByRole("listitem")).toHaveLength(1);
});

/** Quiet hours around this moment, on the clock of the browser's zone. */
function aroundNow() {
  const clock = (hours: number) =>
    new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: "Europe/Berlin" }).format(
      Date.now() + hours * 60 * 60 * 1000,
    );
  return { on: true, from: clock(-2), to: clock(2) };
}

test("in quiet hours a reminder waits, and says so; switched off, it comes with the person's own snooze", async () => {
  const person = await personOver(server.address, "Call the bank");
  const user = await openTasksPage(person);
  const set = (settings: object) => person.request("PATCH", "/api/account/notifications", settings);
  await set({ quiet_hours: aroundNow(), snooze_minutes: 25 });
  const { reminder } = (await remind(person, 1)).body;
  expect(Object(reminder).held_until).not.toBeNull();
  await expect.poll(() => screen.getByRole("main").textContent).toContain("Reminder after quiet hours");
  // The line is about what would have come already, so it shows once the moment has passed.
  await expect
    .poll(async () => {
      await user.click(bell());
      const line = within(await list()).queryByText(/^1 reminder waits until .*, when your quiet hours end\.$/);
      await user.keyboard("{Escape}");
      return line;
    })
    .not.toBeNull();
  await set({ quiet_hours: { ...aroundNow(), on: false } });
  await screen.findByRole("button", {
    name: (name, button) => / for 25 minutes$/.test(name) && toast(/Call the bank/)?.contains(button) === true,
  });
});
