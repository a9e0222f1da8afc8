import { expect } from "@playwright/test";
import { BrowserWatch } from "./support/browser-watch";
import { stewardTest as test } from "./support/steward-test";

test("whatever a browser complains about would fail a test", async ({ browser, server }) => {
  const watch = new BrowserWatch(server.address);
  watch.expectAnswer({ status: 404, path: "/expected" });
  watch.expectAnswer({ status: 500, path: "/never" });
  const context = await browser.newContext({ baseURL: server.address });
  watch.watch(context);
  const page = await context.newPage();
  await page.goto("/");
  await page.evaluate(async () => {
    console.error("said aloud");
    setTimeout(() => {
      throw new Error("thrown");
    });
    new Image().src = "https://elsewhere.example/pixel.png";
    await fetch("/expected");
    await fetch("/unexpected");
  });
  await page.goto("http://127.0.0.1:1/").catch(() => {});
  const { problems } = watch;
  const complaints = ["said aloud", "thrown", "Content Security Policy", "404: /unexpected", "another origin"];
  const unheard = () => complaints.filter((complaint) => !problems.some((problem) => problem.includes(complaint)));
  await expect.poll(unheard).toEqual([]);
  await context.close();
  expect(problems).not.toContain("answer 404: /expected");
  expect(watch.missing).toEqual([{ status: 500, path: "/never" }]);
});
