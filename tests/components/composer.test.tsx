// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { composer, expectReply, fill, replies, say } from "@/tests/components/support/chat-page";
import { breakRequest, hold, loseAnswer, refuse } from "@/tests/components/support/network";
import { openNewChat, personOver } from "@/tests/components/support/open-page";
import { watchPage } from "@/tests/components/support/watch-page";
import { commonServer } from "@/tests/support/test-server";

const server = commonServer();
const watch = watchPage();

const alert = () => screen.queryByRole("alert");

const typed = (): string => composer().value;

/** Somebody new in a chat that has not begun, or has. */
async function openChat({ hasBegun }: { hasBegun: boolean }) {
  const person = await personOver(server.address);
  const user = await openNewChat(person);
  if (hasBegun) await say(user, "Add task: Buy milk");
  else composer().focus();
  return { person, user };
}

test("while typing, what will be understood is shown, and a date can be taken out", async () => {
  const { user } = await openChat({ hasBegun: false });
  await fill(user, composer(), "add task: water the plants tomorrow");
  await screen.findByText("New task");
  await user.click(await screen.findByRole("button", { name: /not a date/ }));
  expect(typed()).toBe('add task: water the plants "tomorrow"');
  await expect.poll(() => screen.queryByRole("button", { name: /not a date/ })).toBeNull();
});

test("Shift and Enter break the line, arrow up brings back what was said, a long message is counted", async () => {
  const { user } = await openChat({ hasBegun: true });
  await user.keyboard("{ArrowUp}");
  expect(typed()).toBe("Add task: Buy milk");
  await user.keyboard("{End}{Shift>}{Enter}{/Shift}two litres");
  expect(typed()).toBe("Add task: Buy milk\ntwo litres");
  await fill(user, composer(), "a".repeat(2001));
  const counts = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
  await expect.poll(counts).toContain("-1 characters left");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send" }).disabled).toBe(true);
});

test("Enter that ends the choice of a character does not send", async () => {
  const { user } = await openChat({ hasBegun: false });
  await fill(user, composer(), "にほん");
  for (const how of [{ isComposing: true }, { isComposing: false, keyCode: 229 }])
    fireEvent.keyDown(composer(), { key: "Enter", ...how });
  // Had one of them sent the words, they would be typed over. The next one does.
  await user.keyboard("ご{Enter}");
  await expect.poll(() => replies().length).toBe(1);
  expect(screen.getAllByText("You:").map(({ parentElement }) => parentElement?.textContent)).toEqual(["You: にほんご"]);
});

describe("words on their way", () => {
  const problem = /The connection was lost/;
  const SENDING = "POST /api/chat";
  /** A new chat is asked for, in case only the answer was lost. */
  const LOOKS_FOR_IT = /^404 GET \/api\/conversations\//;
  const noted = () => alert()?.textContent;

  test("stay in the field until the server has them, and typing on replaces them", async () => {
    const { user } = await openChat({ hasBegun: false });
    const held = hold(SENDING);
    await user.keyboard("Add task: Buy milk{Enter}");
    await screen.findByRole("button", { name: "Stop" });
    expect(typed()).toBe("Add task: Buy milk");
    await user.keyboard("and then");
    expect(typed()).toBe("and then");
    held.letGo();
    await expectReply("Task created: Buy milk");
    expect(typed()).toBe("and then");
    await say(user, "Add task: Pay rent");
    await expect.poll(typed).toBe("");
  });

  test("stand in the field again when the first of a chat did not arrive, also when it is opened again", async () => {
    const { person, user } = await openChat({ hasBegun: false });
    watch.allowAnswers(LOOKS_FOR_IT);
    watch.expectBrokenRequest(SENDING);
    breakRequest(SENDING);
    await user.click(screen.getByRole("button", { name: "Remind me to call the bank tomorrow at 9" }));
    await expect.poll(noted).toMatch(problem);
    expect(typed()).toBe("Remind me to call the bank tomorrow at 9");
    expect(window.location.pathname).toBe("/");
    cleanup();
    const again = await openNewChat(person);
    await expect.poll(typed).toBe("Remind me to call the bank tomorrow at 9");
    composer().focus();
    await again.keyboard("{Enter}");
    await expectReply(/call the bank/i);
    await expect.poll(typed).toBe("");
  });

  test("stand in the field with the server's sentence when they are refused", async () => {
    const { user } = await openChat({ hasBegun: true });
    const refusal = { status: 429, error: "Too many messages. Try again in a minute.", error_code: "RATE_LIMITED" };
    watch.expectAnswer(`429 ${SENDING}`);
    const refusing = refuse(SENDING, refusal);
    await user.keyboard("Add task: Pay rent{Enter}");
    await expect.poll(noted).toContain(refusal.error);
    expect(typed()).toBe("Add task: Pay rent");
    expect(replies()).toHaveLength(1);
    refusing.letThrough();
    await user.keyboard("{Enter}");
    await expectReply("Task created: Pay rent");
  });

  test("stand before those that were typed since when they come back, and are sent alone", async () => {
    const { user } = await openChat({ hasBegun: true });
    const held = hold(SENDING);
    watch.expectBrokenRequest(SENDING);
    await user.keyboard("Add task: Pay rent{Enter}Add task: Call Anna");
    await held.asked;
    held.breakOff();
    await expect.poll(typed).toBe("Add task: Pay rent\nAdd task: Call Anna");
    await screen.findByText(/^New task/);
    await expect.poll(noted).toMatch(problem);
    await user.click(within(screen.getByRole("alert")).getByRole("button", { name: "Try again" }));
    await expectReply("Task created: Pay rent");
    await expect.poll(alert).toBeNull();
    expect(typed()).toBe("Add task: Call Anna");
  });

  test.each([
    { said: "first", hasBegun: false },
    { said: "second", hasBegun: true },
  ])("are found when the answer to the $said got lost, and are not sent twice", async ({ hasBegun }) => {
    const { person, user } = await openChat({ hasBegun });
    watch.expectBrokenRequest(SENDING);
    loseAnswer(SENDING);
    await user.keyboard("Add task: Pay rent{Enter}");
    await expectReply("Task created: Pay rent");
    await expect.poll(typed).toBe("");
    expect(alert()).toBeNull();
    await expect.poll(() => window.location.pathname).toMatch(/^\/c\//);
    expect((await person.request("GET", "/api/tasks")).body.total).toBe(hasBegun ? 2 : 1);
  });
});
