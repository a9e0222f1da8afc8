import type { Page, Worker } from "@playwright/test";

export interface PushedWorker {
  /** As the browser's vendor does it: the worker gets a real push. */
  push(data: object): Promise<void>;
  /** What stands on the screen. */
  shown(): Promise<{ title: string; body: string; tag: string; silent: boolean; actions: string[] }[]>;
  /** Clicks a notification, or one of its buttons; done when the worker is. */
  click(tag: string | undefined, action?: string): Promise<void>;
}

/** The service worker of a page. A headless browser has no place for notifications: they are kept in a list here, by tag. */
export async function pushedWorker(page: Page): Promise<PushedWorker> {
  const [running] = page.context().serviceWorkers();
  const worker = running ?? (await page.context().waitForEvent("serviceworker"));
  await worker.evaluate(keepNotifications);
  // What is pushed to a worker that is still being installed goes nowhere, and nobody says so.
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === "activated");
  const push = await pusher(page);
  return {
    push,
    shown: () =>
      worker.evaluate(async () => {
        const notifications = await Object(globalThis).registration.getNotifications();
        return notifications.map(
          ({
            title,
            body,
            tag,
            silent,
            actions = [],
          }: NotificationOptions & { title: string; actions?: { action: string }[] }) => ({
            title,
            body,
            tag,
            silent,
            actions: actions.map(({ action }) => action),
          }),
        );
      }),
    click: (tag, action = "") => click(worker, tag, action),
  };
}

function keepNotifications(): void {
  const { registration } = Object(globalThis);
  const kept = new Map<string, object>();
  registration.showNotification = async (title: string, options: { tag: string }) => {
    kept.set(options.tag, { ...options, title, close: () => kept.delete(options.tag) });
  };
  registration.getNotifications = async () => [...kept.values()];
}

function click(worker: Worker, tag: string | undefined, action: string): Promise<void> {
  return worker.evaluate(
    async (clicked) => {
      const scope = Object(globalThis);
      const notifications: { tag: string }[] = await scope.registration.getNotifications();
      const notification = notifications.find(({ tag }) => tag === clicked.tag);
      let work: unknown;
      const waitUntil = (promise: unknown) => {
        work = promise;
      };
      scope.dispatchEvent(
        Object.assign(new Event("notificationclick"), { notification, action: clicked.action, waitUntil }),
      );
      await work;
    },
    { tag, action },
  );
}

async function pusher(page: Page): Promise<PushedWorker["push"]> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const found = registrations.find(({ isDeleted }) => !isDeleted);
      if (found) resolve(found.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  return async (data) => {
    await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data: JSON.stringify(data) });
  };
}
