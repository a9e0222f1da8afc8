import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type { HttpPerson } from "@/tests/support/http-person";

const main = () => within(screen.getByRole("main"));

/** The line of a task that is there now, or null. */
export const row = (title: string): HTMLElement | null => main().queryByRole("button", { name: title });

export const openRow = async (user: UserEvent, title: string): Promise<void> =>
  user.click(await main().findByRole("button", { name: title }));

export const box = (name: string): HTMLInputElement | null => screen.queryByRole("checkbox", { name });

export const group = (name: string): HTMLElement | null => screen.queryByRole("region", { name });

/** What stands in the corner for a moment, the latest if there are several of the kind. */
export const toast = (words: RegExp): HTMLElement | undefined =>
  within(screen.getByRole("region", { name: /^Notifications/ }))
    .queryAllByRole("listitem")
    .filter(({ textContent }) => words.test(textContent))
    .sort((one, other) => Number(one.dataset.index) - Number(other.dataset.index))[0];

/** Presses a button of the toast that says so, once it is there. */
export async function pressInToast(user: UserEvent, words: RegExp, button: string | RegExp): Promise<void> {
  await user.click(
    await screen.findByRole("button", {
      name: (name, element) =>
        (typeof button === "string" ? name === button : button.test(name)) && toast(words)?.contains(element) === true,
    }),
  );
}

/** Writes it in place of what stands in a field, and leaves the keyboard there. */
export async function fill(user: UserEvent, label: string, text: string): Promise<void> {
  await user.clear(await screen.findByLabelText(label));
  await user.paste(text);
}

/** The task as the server has it. */
export const stored = async (person: HttpPerson, number: number): Promise<unknown> =>
  (await person.request("GET", `/api/tasks/${number}`)).body.task;
