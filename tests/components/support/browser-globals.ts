import { EventSource as EventSourceOverFetch } from "eventsource";
import { onTestFinished, vi } from "vitest";
import { goOn } from "@/tests/components/support/network";

/**
 * What a browser brings and jsdom does not: relative addresses that lead to the server with the person's cookie, the stream
 * of events, and the measuring of what is drawn, where there is nothing to measure.
 */
export function installBrowserGlobals(address: string, cookie: string): void {
  const overHttp = globalThis.fetch;
  const sources: EventSourceOverFetch[] = [];
  let isOver = false;
  const asPerson: typeof fetch = async (input, init) => {
    // Not the page asks this but the test, with a cookie of its own.
    if (String(input).startsWith(address)) return overHttp(input, init);
    const headers = new Headers(init?.headers);
    headers.set("cookie", cookie);
    headers.set("origin", address);
    const url = new URL(String(input), address);
    const request = `${init?.method ?? "GET"} ${url.pathname}${url.search}`;
    return goOn(request, async () => {
      try {
        return await whole(await overHttp(url, { ...init, headers }));
      } finally {
        // A page that is gone hears of nothing any more; here it would go on drawing where there is no window.
        if (isOver) await new Promise(() => {});
      }
    });
  };
  class PersonsEventSource extends EventSourceOverFetch {
    constructor(path: string) {
      super(new URL(path, address), { fetch: (_, init) => asPerson(path, { ...init }) });
      sources.push(this);
    }
  }
  vi.stubGlobal("fetch", asPerson);
  vi.stubGlobal("EventSource", PersonsEventSource);
  vi.stubGlobal("ResizeObserver", NothingToMeasure);
  vi.stubGlobal("IntersectionObserver", NothingToMeasure);
  window.matchMedia ??= mediaOf(1280);
  Element.prototype.scrollIntoView ??= () => {};
  Element.prototype.scrollTo ??= () => {};
  window.scrollTo = () => {};
  // Nothing is drawn, and every look for a role or a name would go through all their rules.
  for (const style of document.querySelectorAll("style")) style.remove();
  Element.prototype.hasPointerCapture ??= () => false;
  Element.prototype.setPointerCapture ??= () => {};
  onTestFinished(() => {
    isOver = true;
    for (const source of sources) source.close();
    vi.unstubAllGlobals();
  });
}

/** All of an answer, unless it is a stream. */
async function whole(response: Response): Promise<Response> {
  if (response.headers.get("content-type")?.startsWith("text/event-stream") || response.status === 204) return response;
  return new Response(await response.arrayBuffer(), response);
}

class NothingToMeasure {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

/** A screen of that width, with a mouse. */
function mediaOf(width: number): typeof window.matchMedia {
  return (query) => {
    const least = /min-width:\s*([\d.]+)(px|rem)/.exec(query);
    const pixels = least ? Number(least[1]) * (least[2] === "rem" ? 16 : 1) : undefined;
    const matches = pixels === undefined ? /hover: hover|pointer: fine/.test(query) : width >= pixels;
    return Object.assign(new EventTarget(), {
      matches,
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
  };
}
