// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { Landing } from "@/components/landing/landing";
import { LocalSignIn } from "@/components/sign-in/local-sign-in";
import { installBrowserGlobals } from "@/tests/components/support/browser-globals";
import { watchPage } from "@/tests/components/support/watch-page";
import { commonServer } from "@/tests/support/test-server";

const server = commonServer();
watchPage();

function openLanding() {
  installBrowserGlobals(server.address, "");
  render(
    <Landing>
      <LocalSignIn problem={undefined} callbackUrl={undefined} />
    </Landing>,
  );
  onTestFinished(cleanup);
  return userEvent.setup();
}

const example = () => within(screen.getByRole("region", { name: "An example to try" }));

test("the example asks before it deletes, and takes a delete back", async () => {
  const user = openLanding();
  const question = () => example().queryByRole("group", { name: "Delete 2 finished tasks?" });
  const titles = within(example().getByRole("group")).getAllByRole("listitem");
  expect(question()).not.toBeNull();
  expect(titles.map(({ textContent }) => textContent)).toEqual(["#3 Pay the electricity bill", "#5 Book the dentist"]);
  await user.click(example().getByRole("button", { name: "Delete" }));
  expect(question()).toBeNull();
  expect(example().getByRole("status").textContent).toContain("Deleted 2 tasks");
  await user.click(within(example().getByRole("status")).getByRole("button", { name: "Undo" }));
  await expect.poll(() => example().getByRole("status").textContent).toBe("2 tasks are back");
});

test("the example's question expires, and nothing is deleted", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  openLanding();
  const secondsLeft = () => {
    const [, minutes, seconds] = /(\d):(\d\d)/.exec(screen.queryByRole("timer")?.textContent ?? "") ?? [];
    return Number(minutes) * 60 + Number(seconds);
  };
  const left = secondsLeft();
  vi.advanceTimersByTime(6_000);
  await expect.poll(secondsLeft).toBe(left - 6);
  vi.advanceTimersByTime(240_000);
  await expect.poll(() => screen.queryByRole("timer")).toBeNull();
  expect(screen.getByText("Expired, nothing was deleted")).toBeTruthy();
});

test("the example says why, with the keyboard alone", async () => {
  const user = openLanding();
  const why = screen.getByRole("button", { name: "Why?" });
  expect(why.getAttribute("aria-expanded")).toBe("false");
  why.focus();
  await user.keyboard("{Enter}");
  expect(why.getAttribute("aria-expanded")).toBe("true");
  expect(screen.getByText("without a model.", { exact: false })).toBeTruthy();
});

test("an empty name is answered with a sentence", async () => {
  const user = openLanding();
  await user.type(screen.getByLabelText("Your name"), "   ");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  await screen.findByText("Type your name first.");
  expect(screen.getByLabelText("Your name").getAttribute("aria-invalid")).toBe("true");
});
