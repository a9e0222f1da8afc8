import { expect, type Page } from "@playwright/test";
import { lastReply, say } from "./support/chat-page";
import { expectNoViolations } from "./support/expect-no-violations";
import { pretendVendor } from "./support/pretend-vendor";
import { pushedWorker } from "./support/pushed-worker";
import { beSignedIn, signIn } from "./support/sign-in";
import { signOut } from "./support/sign-out";
import { stewardTest as test } from "./support/steward-test";
import { makeTasks, stored, toast } from "./support/tasks-page";

const OFFER = "Get reminders when this tab is closed?";

const devicesOf = async (page: Page): Promise<{ name: string }[]> =>
  (await (await page.request.get("/api/push")).json()).devices;

test("the first reminder brings the offer, a click the browser's question; signing out takes the device off", async ({
  page,
  context,
  personName,
}) => {
  await pretendVendor(context);
  await signIn(page, personName);
  const permission = () => page.evaluate(() => Notification.permission);
  await say(page, "add buy milk");
  await expect(page.getByText(OFFER)).toBeHidden();
  await say(page, "remind me to call the bank tomorrow at 9");
  await expect(lastReply(page).getByText(OFFER)).toBeVisible();
  expect(await permission()).toBe("default");
  await expectNoViolations(page);
  await lastReply(page).getByRole("button", { name: "Turn on" }).click();
  await expect(lastReply(page).getByText("Reminders reach you here from now on.")).toBeVisible();
  expect(await permission()).toBe("granted");
  expect(await devicesOf(page)).toMatchObject([{ name: "Chrome on Linux" }]);

  await page.goto("/settings");
  const off = page.getByRole("button", { name: "Turn off notifications on this device" });
  await expect(page.getByRole("button", { name: "Test notifications" })).toBeVisible();
  await expectNoViolations(page);
  await off.click();
  await page.getByRole("button", { name: "Turn on notifications on this device" }).click();
  await expect(off).toBeVisible();
  expect(await devicesOf(page)).toHaveLength(1);

  await signOut(page);
  await expect(page.getByRole("heading", { name: "A to-do list you talk to." })).toBeVisible();
  await beSignedIn(page, personName);
  expect(await devicesOf(page)).toEqual([]);
});

test("a push is shown once; Done ticks off its day, Snooze puts it off, a click opens the task", async ({
  page,
  personName,
  browserWatch,
}) => {
  await beSignedIn(page, personName);
  const repeating = { title: "Water the plants", due: "2030-01-02T09:00", recurrence: "FREQ=DAILY" };
  const [task] = await makeTasks(page, repeating);
  const wish = { task: 1, remind_at: "2030-01-02T08:00:00Z" };
  const { reminder } = await (await page.request.post("/api/reminders", { data: wish })).json();
  await page.goto("/settings");
  const { push, shown, click } = await pushedWorker(page);
  const [one, two, three, four, five] = Array.from({ length: 5 }, () => crypto.randomUUID());
  const message = (id: string | undefined, over: object = {}) => ({
    kind: "reminder",
    id,
    reminder: reminder.id,
    task: { id: task?.id, number: 1, title: "Water the plants" },
    occurrence: "2030-01-02",
    at: new Date().toISOString(),
    late: false,
    time_zone: "Europe/Berlin",
    snooze_minutes: 10,
    ...over,
  });

  await push(message(one));
  await push(message(one));
  await push(message(two, { late: true, at: "2029-05-06T07:00:00Z" }));
  await expect.poll(shown).toMatchObject(
    [
      { title: "Water the plants", body: /^Reminder, \d/, tag: one, silent: true, actions: ["done", "snooze"] },
      { title: "Water the plants", body: /^Late: this was for Sun.*6.*9:00/, tag: two },
    ].map(({ body, ...rest }) => ({ ...rest, body: expect.stringMatching(body) })),
  );

  await click(one, "done");
  expect(await stored(page, 1)).toMatchObject({ due_on: "2030-01-03", status: "pending" });
  await click(two, "done");
  expect(await stored(page, 1)).toMatchObject({ due_on: "2030-01-03" });
  expect(await shown()).toEqual([]);

  await push(message(three));
  await expect.poll(shown).toHaveLength(1);
  await click(three, "snooze");
  const { reminders } = await (await page.request.get("/api/reminders?task=1")).json();
  expect(Date.parse(reminders[0].next_at) - Date.now()).toBeLessThan(11 * 60_000);

  await push(message(four));
  await expect.poll(shown).toHaveLength(1);
  await click(four);
  await expect(page.getByLabel("Title")).toHaveValue("Water the plants");
  await expect(page).toHaveURL(/\/tasks\?/);

  const foreign = crypto.randomUUID();
  browserWatch.expectAnswer({ status: 404, path: `/api/tasks/${foreign}/complete` });
  await push(message(five, { task: { id: foreign, number: 1, title: "Somebody else's" } }));
  await expect.poll(shown).toHaveLength(1);
  await click(five, "done");
  await expect(toast(page, "could not be saved from the notification")).toBeVisible();
});
