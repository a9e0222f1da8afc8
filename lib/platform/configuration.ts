import { z } from "zod";
import { LIMITS } from "@/lib/domain/limits";
import { isLoopbackHost } from "@/lib/domain/loopback";
import { isMailbox } from "@/lib/domain/mailbox";
import { isKeyPair } from "@/lib/platform/is-key-pair";
import { LOG_LEVELS } from "@/lib/platform/log-levels";
import { signUpAllowList } from "@/lib/platform/sign-up-allow-list";

/** A setting that cannot be used. Its message is one sentence for the person who starts the server. */
export class ConfigurationError extends Error {
  override name = "ConfigurationError";
}

const optional = z
  .string()
  .trim()
  .transform((text) => text || undefined)
  .optional();

const url = (...protocols: string[]) =>
  optional.refine((text) => text === undefined || (URL.canParse(text) && protocols.includes(new URL(text).protocol)), {
    message: `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`,
  });

const wholeNumber = (fallback: number, minimum: number, maximum: number) =>
  optional
    .transform((text) => (text === undefined ? fallback : Number(text)))
    .refine((value) => Number.isInteger(value) && value >= minimum && value <= maximum, {
      message: `must be a whole number from ${minimum} to ${maximum}`,
    });

const flag = optional
  .refine((text) => text === undefined || text === "true" || text === "false", { message: "must be true or false" })
  .transform((text) => text === "true");

/** Whoever guesses it can be anybody, and guesses at a cookie need no server. */
const secret = optional.refine((text) => text === undefined || text.length >= LIMITS.secretLength, {
  message: `must have at least ${LIMITS.secretLength} characters: \`openssl rand -base64 32\` makes one`,
});

/** Every link starts at the root; a path would be taken by next-auth for its own, which is /api/auth. */
const isRootAddress = (text: string): boolean =>
  !URL.canParse(text) || ["/", "/api/auth"].includes(new URL(text).pathname);

/** What listens on every address a machine has; it is nobody's address. */
const WILDCARDS = ["0.0.0.0", "::"];

const LOCAL_SIGN_IN_MODES = ["name", "link", "anyone"] as const;

const AGENT_MODES = ["rules", "hybrid", "openai"] as const;

const environment = z.object({
  DATABASE_URL: url("postgresql:", "postgres:"),
  DATABASE_WAIT_SECONDS: wholeNumber(20, 0, 600),
  DATA_DIRECTORY: optional.transform((path) => path ?? ".data"),
  HOST: optional,
  PORT: wholeNumber(3000, 0, 65535),
  AUTH_SECRET: secret,
  NEXTAUTH_SECRET: secret,
  NEXTAUTH_URL: url("http:", "https:").refine((text) => text === undefined || isRootAddress(text), {
    message: "must be an address without a path, like https://steward.example.org: Steward needs a name of its own",
  }),
  LOCAL_SIGN_IN: optional.pipe(
    z.enum(LOCAL_SIGN_IN_MODES, { error: `must be one of ${LOCAL_SIGN_IN_MODES.join(", ")}` }).optional(),
  ),
  ALLOW_LOCAL_SIGN_IN: flag,
  GITHUB_ID: optional,
  GITHUB_SECRET: optional,
  GOOGLE_ID: optional,
  GOOGLE_SECRET: optional,
  OIDC_ISSUER: url("http:", "https:"),
  OIDC_ID: optional,
  OIDC_SECRET: optional,
  OIDC_NAME: optional,
  SIGN_UP: optional.pipe(
    z.enum(["open", "closed"], { error: ({ input }) => `must be open or closed, not "${input}"` }).optional(),
  ),
  SIGN_UP_ALLOW: signUpAllowList,
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: url("http:", "https:"),
  OPENAI_DEFAULT_MODEL: optional.transform((model) => model ?? "gpt-4o"),
  OPENAI_API: optional.pipe(z.enum(["responses", "chat"], { error: "must be responses or chat" }).optional()),
  OPENAI_TIMEOUT_SECONDS: wholeNumber(15, 1, 600),
  AGENT_MODE: optional.refine((mode) => mode === undefined || AGENT_MODES.some((known) => known === mode), {
    message: `must be one of ${AGENT_MODES.join(", ")}`,
  }),
  SMTP_URL: url("smtp:", "smtps:"),
  MAIL_FROM: optional.refine((text) => text === undefined || isMailbox(text), {
    message: "must be an address like steward@example.org or Steward <steward@example.org>",
  }),
  VAPID_PUBLIC_KEY: optional,
  VAPID_PRIVATE_KEY: optional,
  VAPID_SUBJECT: optional.refine((text) => text === undefined || /^(mailto:.+@.+|https:\/\/.+)$/.test(text), {
    message: "must be an address like mailto:you@example.org or https://example.org",
  }),
  CRON_SECRET: secret,
  RATE_LIMIT_MESSAGES: wholeNumber(120, 1, 1_000_000),
  RATE_LIMIT_REQUESTS: wholeNumber(1200, 1, 1_000_000),
  LOG_LEVEL: optional
    .transform((level) => level ?? "info")
    .pipe(z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(", ")}` })),
});

type Environment = z.infer<typeof environment>;

type Settled = "AUTH_SECRET" | "NEXTAUTH_SECRET" | "AGENT_MODE" | "LOCAL_SIGN_IN" | "ALLOW_LOCAL_SIGN_IN";

export interface Configuration extends Omit<Environment, Settled> {
  /** Undefined means: generate one into the data directory, which is only right on loopback. */
  authSecret: string | undefined;
  agentMode: (typeof AGENT_MODES)[number];
  /** True only when the server itself said that it listens on this machine alone. */
  listensOnLoopback: boolean;
  hasSignInProvider: boolean;
  /** Who may sign in with nothing but a name. */
  localSignIn: (typeof LOCAL_SIGN_IN_MODES)[number] | "off";
}

/** Both or neither: half an OAuth application signs nobody in, and a mail comes from somebody. */
const PAIRS = [
  ["GITHUB_ID", "GITHUB_SECRET"],
  ["GOOGLE_ID", "GOOGLE_SECRET"],
  ["OIDC_ISSUER", "OIDC_ID"],
  ["OIDC_ID", "OIDC_SECRET"],
  ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"],
  ["SMTP_URL", "MAIL_FROM"],
] as const;

export function readConfiguration(env: Record<string, string | undefined>): Configuration {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}.`);
    throw new ConfigurationError(sentences.join(" "));
  }
  const { AUTH_SECRET, NEXTAUTH_SECRET, AGENT_MODE, LOCAL_SIGN_IN, ALLOW_LOCAL_SIGN_IN, ...settings } = parsed.data;
  for (const [one, other] of PAIRS) {
    if ((settings[one] === undefined) !== (settings[other] === undefined)) {
      throw new ConfigurationError(`${one} and ${other} must be set together.`);
    }
  }
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = settings;
  if (VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY && !isKeyPair(VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY)) {
    throw new ConfigurationError("VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not a pair of keys.");
  }
  const known = AGENT_MODES.find((mode) => mode === AGENT_MODE);
  const hasModel = settings.OPENAI_API_KEY !== undefined || settings.OPENAI_BASE_URL !== undefined;
  if (known && known !== "rules" && !hasModel) {
    throw new ConfigurationError(`AGENT_MODE ${known} needs OPENAI_API_KEY or OPENAI_BASE_URL.`);
  }
  const listensOnLoopback = settings.HOST !== undefined && isLoopbackHost(settings.HOST);
  const hasSignInProvider = Boolean(settings.GITHUB_ID || settings.GOOGLE_ID || settings.OIDC_ISSUER);
  if (LOCAL_SIGN_IN && hasSignInProvider) {
    throw new ConfigurationError(
      "LOCAL_SIGN_IN must not be set together with GitHub, Google or OpenID Connect sign-in.",
    );
  }
  const local = LOCAL_SIGN_IN ?? (ALLOW_LOCAL_SIGN_IN ? "anyone" : listensOnLoopback ? "name" : "off");
  const configuration: Configuration = {
    ...settings,
    authSecret: AUTH_SECRET ?? NEXTAUTH_SECRET,
    agentMode: known ?? (hasModel ? "hybrid" : "rules"),
    listensOnLoopback,
    hasSignInProvider,
    localSignIn: hasSignInProvider ? "off" : local,
  };
  requireSafeListening(configuration);
  return configuration;
}

/** Beyond loopback, whoever can reach the port is a stranger. */
function requireSafeListening(configuration: Configuration): void {
  if (configuration.listensOnLoopback || configuration.HOST === undefined) return;
  if (!configuration.hasSignInProvider && ["name", "off"].includes(configuration.localSignIn)) {
    throw new ConfigurationError(
      `HOST ${configuration.HOST} can be reached from other machines, but nobody could sign in safely: set up GitHub, ` +
        "Google or OpenID Connect sign-in, or LOCAL_SIGN_IN=link, or listen on 127.0.0.1.",
    );
  }
  if (!configuration.authSecret) {
    throw new ConfigurationError(`AUTH_SECRET must be set when HOST is ${configuration.HOST}.`);
  }
  if (!configuration.NEXTAUTH_URL && WILDCARDS.includes(configuration.HOST)) {
    throw new ConfigurationError(
      `NEXTAUTH_URL must be set when HOST is ${configuration.HOST}: sign-in, links and MCP go by the address that people type.`,
    );
  }
}

let current: Configuration | undefined;

/** The configuration of this process, read once. */
export function configuration(): Configuration {
  current ??= readConfiguration(process.env);
  return current;
}
