import { cleanup, render } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { toast } from "sonner";
import { onTestFinished, vi } from "vitest";
import { NewChat } from "@/components/chat/new-chat";
import { AppShell } from "@/components/shell/app-shell";
import { TasksPage } from "@/components/tasks/tasks-page";
import { ThemeProvider } from "@/components/theme-provider";
import { AddressBar } from "@/tests/components/support/address-bar";
import { installBrowserGlobals } from "@/tests/components/support/browser-globals";
import { type HttpPerson, signInOverHttp } from "@/tests/support/http-person";

export const TIME_ZONE = "Europe/Berlin";

/** Somebody new who has these tasks, made the way a program makes them. */
export async function personOver(
  address: string,
  ...tasks: (string | Record<string, unknown>)[]
): Promise<HttpPerson & { address: string }> {
  const person = await signInOverHttp(address);
  for (const task of tasks)
    await person.request("POST", "/api/tasks", typeof task === "string" ? { title: task } : task);
  return { ...person, address };
}

type Person = Awaited<ReturnType<typeof personOver>>;

/** The list as its page shows it. */
export const openTasksPage = (person: Person, path = "/tasks"): Promise<UserEvent> =>
  openPage(person, path, <TasksPage timeZone={TIME_ZONE} />);

/** A chat that has not begun, as the first page shows it. */
export const openNewChat = (person: Person): Promise<UserEvent> =>
  openPage(
    person,
    "/",
    <NewChat id={crypto.randomUUID()} mind="Rules" timeZone={TIME_ZONE} draftPlace={`new-${person.name}`} />,
  );

/** A page of this person's in everything that stands around it; what it asks for is asked of the real server, over HTTP. */
export async function openPage(person: Person, path: string, page: ReactNode): Promise<UserEvent> {
  installBrowserGlobals(person.address, person.cookie);
  history.replaceState(null, "", path);
  render(
    <AddressBar>
      <ThemeProvider nonce={undefined}>
        <AppShell person={{ id: person.name, name: person.name, timeZone: TIME_ZONE }} sideBarOpen>
          {page}
        </AppShell>
      </ThemeProvider>
    </AddressBar>,
  );
  onTestFinished(async () => {
    cleanup();
    toast.dismiss();
    localStorage.clear();
    sessionStorage.clear();
    // What a page fetches for later: it must have come before the file is over.
    await vi.dynamicImportSettled();
  });
  return userEvent.setup();
}
