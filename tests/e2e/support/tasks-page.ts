import { expect, type Locator, type Page } from "@playwright/test";
import { beSignedIn } from "./sign-in";

interface MadeTask {
  id: string;
  number: number;
  title: string;
}

/** Makes tasks the way a program does, without the page. */
export async function makeTasks(page: Page, ...tasks: (string | Record<string, unknown>)[]): Promise<MadeTask[]> {
  const made: MadeTask[] = [];
  for (const task of tasks) {
    const data = typeof task === "string" ? { title: task } : task;
    const answer = await page.request.post("/api/tasks", { data });
    expect(answer.status()).toBe(201);
    made.push((await answer.json()).task);
  }
  return made;
}

/** Somebody new, looking at their list with these tasks in it. */
export async function openTasks(
  page: Page,
  name: string,
  ...tasks: (string | Record<string, unknown>)[]
): Promise<MadeTask[]> {
  await beSignedIn(page, name);
  const made = await makeTasks(page, ...tasks);
  await page.goto("/tasks");
  const last = made.at(-1);
  await expect(last ? row(page, last.title) : page.getByText("Nothing to do")).toBeVisible();
  return made;
}

export const row = (page: Page, title: string): Locator =>
  page.getByRole("main").getByRole("button", { name: title, exact: true });

export const box = (page: Page, title: string): Locator => page.getByRole("checkbox", { name: title, exact: true });

/** What stands in the corner for a moment. */
export const toast = (page: Page, words: string | RegExp): Locator =>
  page
    .getByRole("region", { name: /Notifications/ })
    .getByRole("listitem")
    .filter({ hasText: words });

/** The task as the server has it. */
export async function stored(page: Page, number: number): Promise<Record<string, unknown>> {
  return (await (await page.request.get(`/api/tasks/${number}`)).json()).task;
}
