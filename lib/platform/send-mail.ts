import { createTransport } from "nodemailer";
import { z } from "zod";
import { log } from "@/lib/platform/log";
import type { MailSettings } from "@/lib/platform/mail-settings";

export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same for the same mail however often it is tried. */
  messageId?: string;
  headers?: Record<string, string>;
}

/** The server will not take it, today or tomorrow. What it said is a stranger's words, and in the log alone. */
export class MailRefusedError extends Error {
  override name = "MailRefusedError";
}

/** All of it was handed over and no answer came: it may have arrived. */
export class MailUncertainError extends Error {
  override name = "MailUncertainError";
}

/** Together less than what a channel may take. An address of a server that says otherwise has its way. */
const TIMEOUTS = { connectionTimeout: 8_000, greetingTimeout: 15_000, socketTimeout: 15_000 };

/** Hands one mail over. Throws when that failed; only then is it sure that it did not go out, unless said otherwise. */
export async function sendMail(mail: OutgoingMail, settings: MailSettings): Promise<void> {
  const transport = createTransport({ url: withTimeouts(settings.url), pool: false });
  let handedOver = false;
  transport.use("stream", ({ message }, done) => {
    message?.processFunc((content) =>
      content.once("end", () => {
        handedOver = true;
      }),
    );
    done();
  });
  try {
    // Nothing in a mail of ours is a file or an address to fetch, whatever it looks like.
    const to = { name: "", address: mail.to };
    await transport.sendMail({ ...mail, to, from: settings.from, disableFileAccess: true, disableUrlAccess: true });
  } catch (error) {
    throw meaningOf(error, handedOver);
  } finally {
    transport.close();
  }
}

function withTimeouts(address: string): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(TIMEOUTS)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value));
  }
  return url.href;
}

/** What the server answered, if it did, and to what. */
const answer = z.object({ responseCode: z.number(), response: z.string(), command: z.string() });

/** What a server says about this mail; what it says about us, such as a wrong password, an operator can put right. */
const ABOUT_THE_MAIL = new Set(["MAIL FROM", "RCPT TO", "DATA"]);

function meaningOf(error: unknown, handedOver: boolean): unknown {
  const said = answer.safeParse(error);
  if (!said.success)
    return handedOver ? new MailUncertainError("The mail server did not answer", { cause: error }) : error;
  const { responseCode, response, command } = said.data;
  const isFinal = responseCode >= 500 && ABOUT_THE_MAIL.has(command);
  if (!isFinal) return error;
  log.warn({ code: responseCode, answer: withoutAddresses(response) }, "The mail server refused a mail");
  return new MailRefusedError("The mail server refused it", { cause: error });
}

/** Servers repeat whom a mail was for. */
const withoutAddresses = (words: string): string => words.replace(/\S+@\S+/g, "…").slice(0, 200);
