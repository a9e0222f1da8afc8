import { requestPushDevice, requestPushOverview, requestPushRemoval } from "@/components/push/push-requests";
import { Refusal } from "@/components/send-request";

/** One tab at a time: what one is turning on, another must not take for a leftover. */
const alone = <Result>(work: () => Promise<Result>): Promise<Result> => navigator.locks.request("steward-push", work);

/** Whether this browser can be notified at all. False on the server. */
export const canBePushed = (): boolean =>
  typeof navigator !== "undefined" &&
  "serviceWorker" in navigator &&
  "PushManager" in window &&
  "Notification" in window;

/** The service worker is there for notifications alone, and loaded anew whenever the browser looks whether it changed. */
export const registerServiceWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });

export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = canBePushed() ? await navigator.serviceWorker.getRegistration("/") : undefined;
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks the person, and only ever when they have clicked. Says whether they allowed it. */
export async function turnPushOn(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  await alone(async () => {
    const { public_key } = await requestPushOverview();
    await registerServiceWorker();
    const subscription = await subscribe(await navigator.serviceWorker.ready, public_key);
    try {
      await requestPushDevice(subscription);
    } catch (error) {
      await subscription.unsubscribe();
      throw error;
    }
  });
  return true;
}

/** Made anew: one that was made for another key of the server, or was somebody else's, is of no use. */
async function subscribe({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  try {
    await (await pushManager.getSubscription())?.unsubscribe();
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    throw new Refusal("This browser could not reach its own push service.");
  }
}

/** Here and on the server; what is shown goes too. */
export const turnPushOff = (): Promise<void> =>
  alone(async () => {
    const registration = await navigator.serviceWorker.getRegistration("/");
    for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
    const subscription = await registration?.pushManager.getSubscription();
    if (!subscription) return;
    await subscription.unsubscribe();
    await requestPushRemoval(subscription.endpoint);
  });

/**
 * A subscription that the server does not know as this person's is a leftover: of somebody who used this browser before,
 * or of a session that was ended elsewhere. It goes, so that nobody reads another's reminders here.
 */
export const dropForeignSubscription = (): Promise<void> =>
  alone(async () => {
    const subscription = await currentSubscription();
    if (!subscription) return;
    const { devices } = await requestPushOverview();
    if (!devices.some(({ endpoint }) => endpoint === subscription.endpoint)) await subscription.unsubscribe();
  });
