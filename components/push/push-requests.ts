import { sendRequest } from "@/components/send-request";
import type { PushOverview } from "@/lib/domain/push-device";

export const requestPushOverview = (): Promise<PushOverview> => sendRequest<PushOverview>("GET", "/api/push");

export function requestPushDevice(subscription: PushSubscription): Promise<unknown> {
  const { endpoint, keys } = subscription.toJSON();
  return sendRequest("POST", "/api/push", { endpoint, keys });
}

export const requestPushRemoval = (endpoint: string): Promise<unknown> =>
  sendRequest("DELETE", "/api/push", { endpoint });

export const requestPushTest = (endpoint: string) =>
  sendRequest<{ works: boolean; sentence: string }>("POST", "/api/push/test", { endpoint });
