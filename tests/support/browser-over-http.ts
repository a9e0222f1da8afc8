import { onwardLink } from "@/tests/support/onward-link";

export interface VisitedPage {
  /** Where the redirects led. */
  url: string;
  status: number;
  html: string;
}

export interface BrowserOverHttp {
  /** Opens an address, or sends a form to it, and follows wherever that leads. */
  visit(url: string, form?: Record<string, string>): Promise<VisitedPage>;
  /** The same, but an address that begins like this is not opened any more: which one it would be. */
  visitUntil(beginning: string, url: string, form?: Record<string, string>): Promise<URL>;
  /** As it keeps them, to be changed. */
  cookies(url: string): Map<string, string>;
  cookieNames(url: string): string[];
}

/** The little of a browser that signing in takes: cookies by origin, forms, redirects, pages that go on by themselves. */
export function browserOverHttp(): BrowserOverHttp {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = (url: string): Map<string, string> => {
    const { origin } = new URL(url);
    const jar = jars.get(origin) ?? new Map<string, string>();
    jars.set(origin, jar);
    return jar;
  };

  const go = async (url: string, form?: Record<string, string>, end?: string): Promise<VisitedPage> => {
    if (end !== undefined && url.startsWith(end)) return { url, status: 0, html: "" };
    const jar = jarOf(url);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const sent = form ? { method: "POST", body: new URLSearchParams(form) } : {};
    const headers = { cookie, ...(form ? { origin: new URL(url).origin } : {}) };
    const response = await fetch(url, { ...sent, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) keep(jar, line);
    const location = response.headers.get("location");
    // Only 307 and 308 send the form again.
    if (location !== null) return go(new URL(location, url).href, response.status >= 307 ? form : undefined, end);
    const html = await response.text();
    if (html.includes('http-equiv="refresh"')) return go(onwardLink(html).href, undefined, end);
    const sendsItself =
      html.includes("document.forms[0].submit()") && /<form method="post" action="([^"]+)"/.exec(html);
    return sendsItself
      ? go(new URL(sendsItself[1] ?? "", url).href, hiddenFields(html), end)
      : { url, status: response.status, html };
  };
  return {
    visit: (url, form) => go(url, form),
    visitUntil: async (beginning, url, form) => new URL((await go(url, form, beginning)).url),
    cookies: jarOf,
    cookieNames: (url) => [...jarOf(url).keys()],
  };
}

/** What the form of a page brings along. */
export function hiddenFields(html: string): Record<string, string> {
  const fields = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  return Object.fromEntries(fields.map(([, name = "", value = ""]) => [name, value.replaceAll("&amp;", "&")]));
}

function keep(jar: Map<string, string>, line: string): void {
  const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  if (value === "") jar.delete(name);
  else jar.set(name, value);
}
