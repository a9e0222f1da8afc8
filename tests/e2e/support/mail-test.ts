import { startServerOnCopy } from "../../support/server-on-copy";
import { startSmtpServer, type TestSmtpServer } from "../../support/smtp-server";
import { stewardTest } from "./steward-test";

/** A Steward that sends mail, to a mail server whose every mail the test can read. */
export const mailTest = stewardTest.extend<object, { smtp: TestSmtpServer }>({
  smtp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first parameter to learn what is needed.
    async ({}, use) => {
      const smtp = await startSmtpServer();
      await use(smtp);
      await smtp.stop();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ smtp }, use) => {
      const server = await startServerOnCopy({ SMTP_URL: smtp.url, MAIL_FROM: "steward@example.org" });
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
});
