import { type Browser, chromium, expect, type Page } from "@playwright/test";
import { type HttpPerson, signInOverHttp } from "@/tests/support/http-person";
import { startServer } from "@/tests/support/server-process";
import { launchPostgres } from "@/tests/support/start-postgres";
import { BROWSER_FLAGS, ensureBrowser } from "../browser.mjs";
import { startBareServer } from "./bare-server";
import { type MeasuredPage, openPage } from "./browser-page";
import { makeConversation, makeTaskList } from "./long-lists";
import { compareMeasures, type Ratio } from "./measure";

const KEYS = { rounds: 120, warmUp: 20 };
const OPENINGS = { rounds: 30, warmUp: 10 };
/** What is drawn anew in place may round to a trace; what a person sees does not. */
const MOST_SHIFT = 0.001;
/** To get ready may take as long as it takes; only what comes after that is measured. */
const PATIENT = { timeout: 60_000 };
const NO_LIMITS = { RATE_LIMIT_MESSAGES: "1000000", RATE_LIMIT_REQUESTS: "1000000" };

/** What the pages cost a browser: against a page with nothing but useChat, and long lists against short ones. */
export async function* benchmarkWeb(): AsyncGenerator<Ratio> {
  const postgres = await launchPostgres();
  const server = await startServer({ DATABASE_URL: postgres.url, ...NO_LIMITS }, []);
  const bare = await startBareServer({ DATABASE_URL: postgres.url });
  const executablePath = ensureBrowser();
  const browser = await chromium.launch({ args: BROWSER_FLAGS, ...(executablePath ? { executablePath } : {}) });
  try {
    const place = { browser, url: postgres.url, address: server.address };
    const bareChat = await openPage(browser, bare.address);
    yield* await measureChat(place, bareChat);
    yield await measureTasks(place);
  } finally {
    await browser.close();
    bare.stop();
    await server.stop();
    await postgres.stop();
  }
}

interface Place {
  browser: Browser;
  url: string;
  address: string;
}

async function measureChat({ browser, url, address }: Place, bare: MeasuredPage): Promise<Ratio[]> {
  const person = await signInOverHttp(address);
  const open = async (messages: number) =>
    openPage(browser, `${address}/c/${await makeConversation(url, person, messages)}`, person);
  const [short, long] = [await open(50), await open(2000)];
  await readAllMessages(short, 50);
  await readAllMessages(long, 2000);
  const ratios = [
    await weigh("first-load JavaScript of /c/{id} / a page with only useChat", short, bare),
    await compareMeasures(
      "a key typed among 2,000 messages / among 50",
      1.3,
      () => work(long, (page) => page.keyboard.press("a")),
      () => work(short, (page) => page.keyboard.press("a")),
      KEYS,
    ),
  ];
  const paths = [new URL(short.page.url()).pathname, "/", "/tasks", "/activity", "/settings"];
  const shifts = [];
  for (const path of paths) shifts.push(await watchLoading(browser, address + path, person));
  return [...ratios, ...shifts];
}

async function measureTasks({ browser, url, address }: Place): Promise<Ratio> {
  const open = async (tasks: number) => {
    const opened = await openPage(browser, `${address}/tasks`, await makeTaskList(url, address, tasks));
    await showAllTasks(opened.page, tasks);
    return opened;
  };
  const [short, long] = [await open(50), await open(5000)];
  const openAndClose = async (page: Page) => {
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
  };
  return compareMeasures(
    "a task opened and closed among 5,000 / among 50",
    5,
    () => work(long, openAndClose),
    () => work(short, openAndClose),
    OPENINGS,
  );
}

/** Scrolls back to the first message, so that all are loaded, and returns to the end, where people type. */
async function readAllMessages({ page }: MeasuredPage, messages: number): Promise<void> {
  const replies = page.getByRole("article", { name: "Steward", includeHidden: true });
  for (let shown = await replies.count(); shown < messages / 2; shown = await replies.count()) {
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => replies.count(), PATIENT).toBeGreaterThan(shown);
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole("button", { name: "Jump to the latest" })).toBeHidden(PATIENT);
  await page.getByRole("textbox", { name: "Message" }).focus();
}

async function showAllTasks(page: Page, tasks: number): Promise<void> {
  const rows = page.locator("[data-title]");
  await expect.poll(() => rows.count(), PATIENT).toBeGreaterThan(0);
  for (let shown = await rows.count(); shown < tasks; shown = await rows.count()) {
    const further = async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      return rows.count();
    };
    await expect.poll(further, PATIENT).toBeGreaterThan(shown);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await rows.first().focus();
}

/** What the main thread had to do until the next frames were drawn. */
async function work({ page, workedMs }: MeasuredPage, act: (page: Page) => Promise<void>): Promise<number> {
  const before = await workedMs();
  await act(page);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  return (await workedMs()) - before;
}

async function weigh(name: string, ours: MeasuredPage, bare: MeasuredPage): Promise<Ratio> {
  const [one, other] = [await ours.scriptKilobytes(), await bare.scriptKilobytes()];
  return { name, unit: "KB", ours: one, bare: other, ratio: one / other, limit: 1.5 };
}

/** Nothing may move by itself. There is nothing to compare with but stillness. */
async function watchLoading(browser: Browser, url: string, person: HttpPerson): Promise<Ratio> {
  const { page, layoutShift } = await openPage(browser, url, person);
  const ours = await layoutShift();
  await page.context().close();
  const name = `layout shift while ${new URL(url).pathname.replace(/[0-9a-f-]{36}/, "{id}")} loads`;
  return { name, unit: "moved", ours, bare: MOST_SHIFT, ratio: ours / MOST_SHIFT, limit: 1 };
}
