import { expect } from "@playwright/test";
import { composer, lastReply, say } from "./support/chat-page";
import { signIn } from "./support/sign-in";
import { stewardTest as test } from "./support/steward-test";
import { box, openTasks, row, stored, toast } from "./support/tasks-page";

test("a day's work in the list, by keyboard alone", async ({ page, personName }) => {
  await openTasks(page, personName, "One", "Two", "Three");
  await page.keyboard.press("n");
  await page.keyboard.type("Four");
  await page.keyboard.press("Enter");
  await expect(row(page, "Four")).toBeEnabled();
  await page.getByLabel("New task").blur();
  await page.keyboard.press("j");
  await expect(row(page, "One")).toBeFocused();
  await page.keyboard.press("d");
  await expect(box(page, "One")).toBeChecked();
  await page.keyboard.press("ArrowDown");
  await expect(row(page, "Two")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByLabel("Title").fill("Two and a half");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(row(page, "Two and a half")).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(box(page, "Select Three")).toBeChecked();
  await page.keyboard.press("Delete");
  await expect(page.getByRole("dialog").getByRole("button", { name: "Keep" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(row(page, "Three")).toBeHidden();
  expect(await stored(page, 2)).toMatchObject({ title: "Two and a half" });
});

test("the palette finds a task and changes it, adds what was typed and leads to places; ? shows the shortcuts", async ({
  page,
  personName,
}) => {
  await openTasks(page, personName, "Call the bank");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Search and commands" })).toBeFocused();
  await page.keyboard.type("Feed the cat");
  await page.getByRole("option", { name: "Add “Feed the cat”" }).click();
  await expect(row(page, "Feed the cat")).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Search and commands" })).toBeFocused();
  await page.keyboard.type("bank");
  const found = page.getByRole("option", { name: "Call the bank" });
  await expect(found).toBeVisible();
  await found.click();
  await page.keyboard.type("due tom");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Tomorrow" })).toContainText("Call the bank");
  await toast(page, "Changed").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("region", { name: "No date" })).toContainText("Call the bank");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Search", exact: false }).first().click();
  await page.getByRole("option", { name: "Activity" }).click();
  await expect(page.getByRole("heading", { name: "Activity" })).toBeVisible();
  await page.keyboard.press("g");
  await page.keyboard.press("t");
  await expect(page).toHaveURL(/\/tasks$/);
  await page.keyboard.press("g");
  await page.keyboard.press("a");
  await expect(page).toHaveURL(/\/activity$/);
  // Letters in a field are letters.
  await page.getByLabel("Search activity").fill("gt?");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(/\/activity/);
});

test("beside a conversation letters are words, wherever the keyboard is, and none is lost; so is what is pasted", async ({
  page,
  context,
  personName,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, personName);
  await say(page, "Add task: Buy milk");
  await expect(row(page, "Buy milk")).toBeVisible();
  const places = {
    "the page itself": () => composer(page).blur(),
    "a button": () => lastReply(page).getByRole("button", { name: "Why?" }).focus(),
    "a link": () => page.getByRole("link", { name: "New chat" }).focus(),
    "a box to tick": () => lastReply(page).getByRole("checkbox", { name: "Buy milk" }).focus(),
    "a task of the list": () =>
      page.getByRole("complementary", { name: "Tasks" }).getByRole("button", { name: "Buy milk", exact: true }).focus(),
  };
  for (const [place, goThere] of Object.entries(places)) {
    for (const words of ["nap now", "my Müsli", "gt", "xdjk", "/?", "7 up"]) {
      await composer(page).fill("");
      await goThere();
      await page.keyboard.type(words);
      await expect(composer(page), `${words} from ${place}`).toHaveValue(words);
    }
  }
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/c\//);
  expect(await stored(page, 1)).toMatchObject({ status: "pending" });
  await page.evaluate(() => navigator.clipboard.writeText("call the bank"));
  await composer(page).fill("");
  await composer(page).blur();
  await page.keyboard.press("Control+v");
  await expect(composer(page)).toHaveValue("call the bank");
  // An accent before its letter and what AltGr or ⌥ writes are letters; Alt alone is not.
  const keys: [init: object, isLetter: boolean][] = [
    [{ key: "Dead" }, true],
    [{ key: "ł", ctrlKey: true, altKey: true, modifierAltGraph: true }, true],
    [{ key: "@", ctrlKey: true, altKey: true, modifierAltGraph: true }, true],
    [{ key: "ą", altKey: true }, true],
    [{ key: "f", altKey: true }, false],
    [{ key: "f", ctrlKey: true, altKey: true }, false],
    [{ key: "Process", isComposing: true }, false],
    [{ key: "F5" }, false],
  ];
  for (const [init, isLetter] of keys) {
    await composer(page).blur();
    await page.locator("body").dispatchEvent("keydown", init);
    expect(await composer(page).evaluate((field) => field === document.activeElement), JSON.stringify(init)).toBe(
      isLetter,
    );
  }
});

test("beside a conversation keys that are no letters stay what they are, and so do fields and open windows", async ({
  page,
  personName,
}) => {
  await signIn(page, personName);
  await say(page, "Add task: Buy milk");
  const why = lastReply(page).getByRole("button", { name: "Why?" });
  await why.focus();
  await page.keyboard.press("Space");
  await expect(why).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Enter");
  await expect(why).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("Control+b");
  await page.keyboard.press("ArrowDown");
  await expect(why).toBeFocused();
  await page.getByLabel("New task").focus();
  await page.keyboard.type("Nap");
  await expect(page.getByLabel("New task")).toHaveValue("Nap");
  await page.keyboard.press("Control+/");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await page.keyboard.type("nap");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  const search = page.getByRole("combobox", { name: "Search and commands" });
  await expect(search).toBeFocused();
  await page.keyboard.type("milk");
  await expect(search).toHaveValue("milk");
  await page.keyboard.press("Escape");
  await expect(composer(page)).toHaveValue("");
});
