import type { Page } from "@playwright/test";

/** Keeps back what the page asks for at these addresses until it is let go. */
export async function hold(page: Page, addresses: string): Promise<{ letGo: () => void }> {
  const released = gate();
  await page.route(addresses, async (route) => {
    await released.opened;
    await route.continue();
  });
  return { letGo: released.open };
}

/** Lets the server answer one such request, and keeps the answer back: what happens meanwhile, it does not know of. */
export async function holdAnswer(
  page: Page,
  addresses: string,
): Promise<{ answered: Promise<void>; letGo: () => void }> {
  const answered = gate();
  const released = gate();
  await page.route(
    addresses,
    async (route) => {
      const response = await route.fetch();
      answered.open();
      await released.opened;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  return { answered: answered.opened, letGo: released.open };
}

function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
