import type { BrowserContext } from "@playwright/test";
import { newBrowserSubscription } from "../../support/browser-subscription";

/**
 * A headless browser shows no notifications and has no vendor behind it. What it would answer when asked for either is put
 * in its mouth here; all the rest is its own. The address is a public number: no name is looked up, and nothing is sent there.
 */
export async function pretendVendor(context: BrowserContext): Promise<void> {
  const { endpoint, keys } = newBrowserSubscription(`https://8.8.8.8/${crypto.randomUUID()}`);
  await context.addInitScript(
    (pretended) => {
      const [PERMISSION, SUBSCRIBED] = ["test-permission", "test-subscribed"];
      const permission = () => localStorage.getItem(PERMISSION) ?? "default";
      Object.defineProperty(Notification, "permission", { get: permission });
      Notification.requestPermission = async () => {
        localStorage.setItem(PERMISSION, "granted");
        return "granted";
      };
      const subscription = {
        endpoint: pretended.endpoint,
        toJSON: () => pretended,
        unsubscribe: async () => {
          localStorage.removeItem(SUBSCRIBED);
          return true;
        },
      };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (localStorage.getItem(SUBSCRIBED) ? subscription : null),
        subscribe: async () => {
          localStorage.setItem(SUBSCRIBED, "yes");
          return subscription;
        },
      });
    },
    { endpoint, keys },
  );
}
