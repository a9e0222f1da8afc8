import type { BrowserContext } from "@playwright/test";

export interface ExpectedAnswer {
  status: number;
  path: string;
}

/** Collects everything a browser complains about, so that a test fails for what nobody looked at. */
export class BrowserWatch {
  readonly problems: string[] = [];
  readonly #expected: ExpectedAnswer[] = [];
  readonly #broken: string[] = [];
  readonly #allowed = new Set<number>();
  readonly #unheard: string[] = [];
  readonly #origins: Set<string>;

  constructor(address: string) {
    this.#origins = new Set([new URL(address).origin]);
  }

  /** A sign-in provider, where the browser is meant to go. */
  allowOrigin(address: string): void {
    this.#origins.add(new URL(address).origin);
  }

  /** Says beforehand that a request will be refused. Each call stands for one answer, which must come. */
  expectAnswer(answer: ExpectedAnswer): void {
    this.#expected.push(answer);
  }

  /** Says beforehand that any number of requests may be refused like this, where it is not for the test to say which. */
  allowAnswers(status: number): void {
    this.#allowed.add(status);
  }

  /** Says beforehand what the browser will remark, with words that begin like this. */
  allowRemark(beginning: string): void {
    this.#unheard.push(beginning);
  }

  /** Says beforehand that a request will not get through. */
  expectBrokenRequest(path: string): void {
    this.#broken.push(path);
  }

  get missing(): ExpectedAnswer[] {
    return this.#expected;
  }

  watch(context: BrowserContext): void {
    context.on("weberror", (error) => this.problems.push(`page error: ${error.error().message}`));
    context.on("console", (message) => {
      // The browser's own note about a refused request has its say below, with the address.
      if (message.type() !== "error" || message.text().startsWith("Failed to load resource")) return;
      if (this.#unheard.some((beginning) => message.text().startsWith(beginning))) return;
      this.problems.push(`console: ${message.text()}`);
    });
    context.on("request", (request) => {
      const { origin, protocol } = new URL(request.url());
      const ours = this.#origins.has(origin) || protocol === "data:" || protocol === "blob:";
      if (!ours) this.problems.push(`request to another origin: ${request.url()}`);
    });
    context.on("response", (response) => {
      if (response.status() >= 400) this.#refused(response.status(), new URL(response.url()).pathname);
    });
    context.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      // Leaving a page ends what it was still asking for. "csp" is how scripts are switched off for a test; where our own
      // policy refuses something, the console says so.
      if (reason === "net::ERR_ABORTED" || reason === "csp" || this.#wasExpected(request.url())) return;
      this.problems.push(`failed request: ${request.url()} ${reason}`);
    });
  }

  #wasExpected(url: string): boolean {
    const index = this.#broken.indexOf(new URL(url).pathname);
    if (index >= 0) this.#broken.splice(index, 1);
    return index >= 0;
  }

  #refused(status: number, path: string): void {
    const index = this.#expected.findIndex((answer) => answer.status === status && answer.path === path);
    if (index >= 0) this.#expected.splice(index, 1);
    else if (!this.#allowed.has(status)) this.problems.push(`answer ${status}: ${path}`);
  }
}
