import type { Page } from "@playwright/test";
import { gate } from "../../support/gate";

/** Keeps back what the page asks for at these addresses until it is let go, or lost: what comes after that gets through. */
export async function hold(
  page: Page,
  addresses: string,
): Promise<{ asked: Promise<void>; letGo: () => void; breakOff: () => void }> {
  const asked = gate();
  const released = gate();
  let isOver = false;
  let isLost = false;
  const release = (lost: boolean) => () => {
    [isOver, isLost] = [true, lost];
    released.open();
  };
  await page.route(addresses, async (route) => {
    const wasHeld = !isOver;
    asked.open();
    await released.opened;
    await (wasHeld && isLost ? route.abort("internetdisconnected") : route.continue());
  });
  return { asked: asked.opened, letGo: release(false), breakOff: release(true) };
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
