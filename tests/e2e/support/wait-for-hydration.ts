import type { Page } from "@playwright/test";

/**
 * Opening a page takes until it can be used. Before its scripts have taken over what the server sent, a click is lost
 * and what is typed may be, and how long that lasts is a matter of how busy the machine is.
 */
export function waitForHydration(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil === undefined) await hydrated(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil === undefined) await hydrated(page);
    return response;
  };
}

/** React marks each element that it has taken over. A page that is not ours has nothing to wait for. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      if (!document.querySelector('script[src*="/_next/"]')) return true;
      const controls = [...document.querySelectorAll("a, button, input, select, textarea")];
      return controls.every((control) => Object.keys(control).some((key) => key.startsWith("__reactProps$")));
    },
    undefined,
    { polling: 50 },
  );
}
