import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { type ReceivedMail, readMail } from "@/tests/support/received-mail";

/** When the server is asked something: at the greeting, for a reader, or once it has all of a mail. */
type Moment = "greeting" | "reader" | "mail";

/** What it does at that moment instead of agreeing: says no with a code, or never says anything. */
interface Trouble {
  at: Moment;
  answer: { code: number; words: string } | "silence";
  /** How many times; then all is well. */
  times?: number;
}

export interface TestSmtpServer {
  /** For SMTP_URL. Whoever waits for it loses patience soon. */
  url: string;
  /** Every mail it got whole, answered or not. */
  mails: ReceivedMail[];
  make(trouble: Trouble | undefined): void;
  stop(): Promise<void>;
}

const PATIENCE = "?connectionTimeout=2000&greetingTimeout=1000&socketTimeout=1000";

/** A real SMTP server on loopback that misbehaves when told to. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  const mails: ReceivedMail[] = [];
  let trouble: Trouble | undefined;

  function reply(moment: Moment, agree: (error?: Error) => void): void {
    if (trouble?.at !== moment || trouble.times === 0) {
      agree();
      return;
    }
    if (trouble.times !== undefined) trouble.times -= 1;
    if (trouble.answer === "silence") return;
    agree(Object.assign(new Error(trouble.answer.words), { responseCode: trouble.answer.code }));
  }

  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    // What hangs is let go when the test ends.
    closeTimeout: 1,
    onConnect: (_session, agree) => reply("greeting", agree),
    onRcptTo: (_address, _session, agree) => reply("reader", agree),
    onData: async (stream, session, agree) => {
      mails.push(
        readMail(
          await text(stream),
          session.envelope.rcptTo.map(({ address }) => address),
        ),
      );
      reply("mail", agree);
    },
  });
  // A client that goes away in the middle is what some tests are about.
  server.on("error", () => {});
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, "127.0.0.1", () => {
      const address = listening.address();
      resolve(address && typeof address === "object" ? address.port : 0);
    });
  });
  return {
    url: `smtp://127.0.0.1:${port}${PATIENCE}`,
    mails,
    make: (next) => {
      trouble = next;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
