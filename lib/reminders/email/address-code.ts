import { randomInt } from "node:crypto";
import { z } from "zod";
import { emailAddress } from "@/lib/domain/email-address";
import { LIMITS } from "@/lib/domain/limits";
import { StewardError } from "@/lib/domain/steward-error";
import { isSameDigest, keyedDigest } from "@/lib/platform/keyed-digest";
import { log } from "@/lib/platform/log";
import { type MailSettings, mailSettings } from "@/lib/platform/mail-settings";
import { MailRefusedError, MailUncertainError, sendMail } from "@/lib/platform/send-mail";
import { codeMail } from "@/lib/reminders/email/code-mail";
import { adoptAddress, saveEmailCode, takeEmailTry } from "@/lib/store/email-code-store";
import { forgetOwnAddress } from "@/lib/store/email-store";
import { countRequest } from "@/lib/store/rate-limit-store";

const DIGITS = 6;

export const wantedAddress = z.strictObject({ address: emailAddress });

/** People copy codes with the spaces around them. */
export const saidCode = z.strictObject({
  code: z
    .string()
    .transform((text) => text.replace(/\s/g, ""))
    .pipe(z.string().regex(/^\d{6}$/, `Code must be the ${DIGITS} digits that were mailed to you`)),
});

const digestOf = (userId: string, code: string): string => keyedDigest("email code", `${userId} ${code}`);

/** Mails a code to an address, for the person to prove that they read mail there. */
export async function sendAddressCode(
  userId: string,
  { address }: z.infer<typeof wantedAddress>,
  settings: MailSettings | null = mailSettings(),
): Promise<void> {
  if (!settings) throw new StewardError("VALIDATION_ERROR", "This Steward is not set up to send e-mail.");
  await requireFewCodes(userId);
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0");
  await deliver(code, address, settings);
  await saveEmailCode(userId, { address, hash: digestOf(userId, code), minutes: LIMITS.emailCodeMinutes });
}

/** The right code makes the address the person's own and switches mail on. */
export async function sayAddressCode(userId: string, { code }: z.infer<typeof saidCode>): Promise<void> {
  const expected = await takeEmailTry(userId, LIMITS.emailCodeTries);
  if (!expected) {
    throw new StewardError("VALIDATION_ERROR", "That code is too old or was tried too often. Ask for a new one.");
  }
  if (!isSameDigest(expected.hash, digestOf(userId, code))) {
    throw new StewardError("VALIDATION_ERROR", "That is not the code we sent. Look at the latest mail.");
  }
  await adoptAddress(userId, expected.hash);
}

/** Whoever is not at this address should not be bothered for long. */
async function requireFewCodes(userId: string): Promise<void> {
  const { count, secondsLeft } = await countRequest(userId, "email_codes", "day");
  if (count <= LIMITS.emailCodesADay) return;
  throw new StewardError("RATE_LIMITED", "That is enough codes for one day. Try again tomorrow.", {
    details: { retry_after: secondsLeft },
  });
}

async function deliver(code: string, address: string, settings: MailSettings): Promise<void> {
  try {
    await sendMail(codeMail(code, address), settings);
  } catch (error) {
    if (error instanceof MailUncertainError) return;
    if (error instanceof MailRefusedError) {
      throw new StewardError("VALIDATION_ERROR", "The mail server refused that address. Is it right?");
    }
    log.warn({ err: error }, "A code could not be mailed");
    throw new StewardError("TIMEOUT", "The mail server did not take the mail. Try again in a moment.");
  }
}

/** The person's own address and any code under way; what their provider vouches for stays. */
export const forgetAddress = (userId: string): Promise<void> => forgetOwnAddress(userId);
