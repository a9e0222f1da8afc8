import { EventSource as EventSourceOverFetch } from "eventsource";
import { onTestFinished, vi } from "vitest";

/**
 * What a browser brings and jsdom does not: relative addresses that lead to the server with the person's cookie, the stream
 * of events, and the measuring of what is drawn, where there is nothing to measure.
 */
export function installBrowserGlobals(address: string, cookie: string): void {
  const overHttp = globalThis.fetch;
  const sources: EventSourceOverFetch[] = [];
  const asPerson: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set("cookie", cookie);
    headers.set("origin", address);
    return overHttp(new URL(String(input), address), { ...init, headers });
  };
  class PersonsEventSource extends EventSourceOverFetch {
    constructor(path: string) {
      super(new URL(path, address), { fetch: (url, init) => asPerson(String(url), { ...init }) });
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
  Element.prototype.hasPointerCapture ??= () => false;
  onTestFinished(() => {
    for (const source of sources) source.close();
    vi.unstubAllGlobals();
  });
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
