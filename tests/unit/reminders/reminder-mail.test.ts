import { describe, expect, it, test } from "vitest";
import type { Notice } from "@/lib/domain/notice";
import { oneLine } from "@/lib/domain/one-line";
import { visibleText } from "@/lib/domain/visible-parts";
import { reminderMail } from "@/lib/reminders/email/reminder-mail";
import { reminderPayload } from "@/lib/reminders/push/push-payload";
import { HOSTILE_TITLES, isPlainlySeen } from "@/tests/support/hostile-titles";

const NOTICE: Notice = {
  id: "0535f497-e637-4131-945a-1aadf8083262",
  userId: "9fd8c467-b148-4acb-b7ad-046fd201e540",
  reminderId: "5d0a2f0e-9a53-4a34-8d6c-6f8d3f0c2f11",
  occurrence: null,
  timeZone: "America/New_York",
  locale: "en-US",
  task: { id: "t", number: 3, title: "Call the bank" },
  occurrenceAt: "2026-07-04T13:05:00.000Z",
  late: false,
  heldUntil: null,
  snoozeMinutes: 10,
};

const FACTS = {
  to: "ada@example.org",
  from: "steward@example.net",
  home: "https://steward.example",
  unsubscribeToken: "a.b+c",
};

const mailFrom = (home: string) => reminderMail(NOTICE, { ...FACTS, home });

it("offers mail programs the one click only over https, where they would use it", () => {
  const post = { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
  const link = "https://steward.example/api/email/unsubscribe?token=a.b%2Bc";
  expect(mailFrom("https://steward.example").headers).toMatchObject({ "List-Unsubscribe": `<${link}>`, ...post });
  expect(mailFrom("http://127.0.0.1:3000").headers).not.toHaveProperty("List-Unsubscribe-Post");
});

it("has the same name however often it is written, and links to pages only", () => {
  const [one, other] = [mailFrom("https://steward.example"), mailFrom("https://steward.example")];
  expect(one).toEqual(other);
  expect(one.messageId).toBe(`<reminder-${NOTICE.id}@example.net>`);
  const links = [...one.html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link);
  expect(links).toEqual([
    "https://steward.example/tasks?show=all&amp;search=%233#open",
    "https://steward.example/unsubscribe?token=a.b%2Bc",
  ]);
});

describe.each(Object.entries(HOSTILE_TITLES))("a title with %s", (_, title) => {
  const { subject, text, html } = reminderMail({ ...NOTICE, task: { ...NOTICE.task, title } }, FACTS);
  const heading = visibleText(oneLine(title));

  test("stands in the subject and above the text on one line, and all of it is seen", () => {
    expect(subject).toBe(`Reminder: ${heading}`);
    expect(text.split(/[\n\r\u2028\u2029]/)[0]).toBe(heading);
    expect(isPlainlySeen(heading)).toBe(true);
  });

  test("is words in the page, and apart from its own", () => {
    const shown = heading.replaceAll('"', "&quot;").replaceAll("'", "&#39;");
    expect(html).toContain(`<bdi>${shown}</bdi></h1>`);
  });

  test("is seen whole in what a phone shows", () => {
    const { task } = JSON.parse(reminderPayload({ ...NOTICE, task: { ...NOTICE.task, title } }));
    expect(task.title).toBe(visibleText(title, 120));
    expect(isPlainlySeen(task.title)).toBe(true);
  });
});

it("says the time on the person's clock, with the zone", () => {
  expect(mailFrom("https://steward.example").text).toMatch(/Reminder for Saturday, July 4 at 9:05\sAM EDT\./);
});
