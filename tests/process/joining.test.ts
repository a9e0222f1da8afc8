// Never run again: races. Strangers who knock at once leave nothing, and consent is asked for each time.
import pg from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import {
  type BrowserOverHttp,
  browserOverHttp,
  hiddenFields,
  type VisitedPage,
} from "@/tests/support/browser-over-http";
import { type IdentityProvider, startIdentityProvider } from "@/tests/support/identity-provider";
import { type ServerProcess, startServer } from "@/tests/support/server-process";
import { newPostgresDatabase } from "@/tests/support/test-postgres";

const REFUSAL = "This server does not take new people. Ask whoever runs it, or try another account.";
const CLOSED = { SIGN_UP: "closed", SIGN_UP_ALLOW: "@family.example" };
const SESSION = "next-auth.session-token";

let identityProvider: IdentityProvider;

beforeAll(async () => {
  identityProvider = await startIdentityProvider();
  const { directory } = identityProvider;
  directory.set("ann", { name: "Ann", email: "ann@family.example", email_verified: true });
  directory.set("zoe", { name: "Zoe Canary", email: "canary@elsewhere.example", email_verified: true });
  directory.set("mallory", { name: "Mallory", email: "ann@family.example", email_verified: false });
});

afterAll(() => identityProvider.stop());

/** A Steward on PostgreSQL, whose rows can be counted while it runs. */
async function steward(database: string, env: Record<string, string>): Promise<ServerProcess> {
  const server = await startServer({ ...identityProvider.env, DATABASE_URL: database, LOG_LEVEL: "info", ...env });
  identityProvider.register(server.address);
  return server;
}

/** What it prints from now on: others were here before, whoever comes first. */
function saidSince({ output }: ServerProcess): () => string {
  const before = output().length;
  return () => output().slice(before);
}

async function query(database: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client(database);
  await client.connect();
  return client.query(sql).finally(() => client.end());
}

/** How many rows each table has. */
async function countRows(database: string): Promise<Record<string, number>> {
  const tables = await query(database, "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1");
  const counts: Record<string, number> = {};
  for (const { tablename } of tables.rows) {
    counts[tablename] = (await query(database, `SELECT 1 FROM "${tablename}"`)).rowCount ?? 0;
  }
  return counts;
}

/** Presses the button of the sign-in page, and says at the provider who one is. */
async function signInAs(browser: BrowserOverHttp, page: VisitedPage, login: string): Promise<VisitedPage> {
  const atLogin = await browser.visit(new URL("/api/sign-in/oidc", page.url).href, hiddenFields(page.html));
  expect(atLogin.html).toContain('name="login"');
  const atConsent = await browser.visit(atLogin.url, { answer: "login", login });
  return browser.visit(atConsent.url, { answer: "allow" });
}

describe("where only a family may join", () => {
  let postgres: Awaited<ReturnType<typeof newPostgresDatabase>>;
  let database: string;
  let closed: ServerProcess;

  beforeAll(async () => {
    postgres = await newPostgresDatabase();
    database = postgres.url;
    closed = await steward(database, CLOSED);
  });

  afterAll(async () => {
    await closed?.stop();
    await postgres.drop();
  });

  test("a stranger is refused in words, leaves nothing behind, and may come in with another account", async () => {
    const { address, output } = closed;
    const said = saidSince(closed);
    const browser = browserOverHttp();
    const start = await browser.visit(`${address}/settings`);
    const before = await countRows(database);

    const refused = await signInAs(browser, start, "zoe");
    expect(new URL(refused.url).searchParams.get("error")).toBe("AccessDenied");
    expect(refused.html).toContain(REFUSAL);
    expect(refused.html).not.toContain("family.example");
    expect(browser.cookieNames(address)).not.toContain(SESSION);
    expect(await countRows(database)).toEqual(before);
    await expect.poll(said).toMatch(/"provider":"oidc",.*"msg":"A stranger was refused/);
    expect(output()).not.toMatch(/canary|zoe/i);

    // The provider still knows who was here last; it has to ask all the same.
    const welcomed = await signInAs(browser, refused, "ann");
    expect(welcomed.url).toBe(`${address}/settings`);
    expect(browser.cookieNames(address)).toContain(SESSION);
    const { User = 0, Account = 0 } = before;
    expect(await countRows(database)).toMatchObject({ User: User + 1, Account: Account + 1 });
  });

  test("strangers at once, again, or with an address that nobody verified leave nothing either", async () => {
    const { address } = closed;
    const before = await countRows(database);
    const logins = ["zoe", "zoe", "zoe", "mallory", "mallory", "somebody without an address"];
    const refusals = await Promise.all(
      logins.map(async (login) => {
        const browser = browserOverHttp();
        const first = await signInAs(browser, await browser.visit(address), login);
        return [first, await signInAs(browser, first, login)];
      }),
    );
    for (const page of refusals.flat()) expect(page.html).toContain(REFUSAL);
    expect(await countRows(database)).toEqual(before);
  });

  test("a database that fails is no refusal: it is logged, and the address says nothing of it", async () => {
    const { address } = closed;
    const browser = browserOverHttp();
    const start = await browser.visit(address);
    const said = saidSince(closed);
    await query(database, 'ALTER TABLE "Account" RENAME TO "Elsewhere"');
    onTestFinished(async () => void (await query(database, 'ALTER TABLE "Elsewhere" RENAME TO "Account"')));
    const failed = await signInAs(browser, start, "ann");
    expect(failed.html).toContain("The provider did not let you in. Please start again.");
    expect(new URL(failed.url).searchParams.get("error")).toBe("Callback");
    expect(browser.cookieNames(address)).not.toContain(SESSION);
    await expect.poll(said).toContain('"step":"OAUTH_CALLBACK_HANDLER_ERROR"');
  });
});

test("one's own issuer is open unless told otherwise, and who joined then stays in when it is closed", async () => {
  const { url, drop } = await newPostgresDatabase();
  onTestFinished(drop);
  const open = await steward(url, { SIGN_UP_ALLOW: "@family.example" });
  onTestFinished(async () => void (await open.stop()));
  await expect.poll(open.output).toContain("SIGN_UP_ALLOW keeps nobody out where everybody may join");
  const zoe = browserOverHttp();
  expect((await signInAs(zoe, await zoe.visit(open.address), "zoe")).html).toContain("Zoe Canary");
  await open.stop();

  const closed = await steward(url, { SIGN_UP: "closed" });
  onTestFinished(async () => void (await closed.stop()));
  const [again, ann] = [browserOverHttp(), browserOverHttp()];
  expect((await signInAs(again, await again.visit(closed.address), "zoe")).html).toContain("Zoe Canary");
  expect((await signInAs(ann, await ann.visit(closed.address), "ann")).html).toContain(REFUSAL);
});
