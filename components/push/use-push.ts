import { useCallback, useEffect, useState } from "react";
import { requestPushOverview, requestPushRemoval } from "@/components/push/push-requests";
import { canBePushed, currentSubscription, turnPushOff, turnPushOn } from "@/components/push/this-browser";
import { sentenceOf } from "@/components/send-request";
import type { PushDeviceJson } from "@/lib/domain/push-device";

/** `unsupported`: this browser cannot; `insecure`: no browser can, over plain http; `denied`: it was told not to. */
export type PushState = "unknown" | "unsupported" | "insecure" | "denied" | "off" | "on";

interface Known {
  state: PushState;
  /** This browser, when it is on. */
  endpoint?: string | undefined;
  devices: PushDeviceJson[];
}

const NOTHING: Known = { state: "unknown", devices: [] };

/** Where the person is notified, and whether this browser is one of those. */
export function usePush() {
  const [known, setKnown] = useState(NOTHING);
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(false);

  const load = useCallback(() => look().then(setKnown, (error: unknown) => setProblem(sentenceOf(error))), []);
  useEffect(() => {
    void load();
  }, [load]);

  async function change(work: () => Promise<unknown>): Promise<void> {
    setPending(true);
    setProblem(undefined);
    await work().catch((error: unknown) => setProblem(sentenceOf(error)));
    await load();
    setPending(false);
  }

  return {
    ...known,
    problem,
    pending,
    turnOn: () => change(turnPushOn),
    turnOff: () => change(turnPushOff),
    remove: (endpoint: string) => change(() => requestPushRemoval(endpoint)),
    load,
  };
}

async function look(): Promise<Known> {
  const [{ devices }, subscription] = await Promise.all([requestPushOverview(), currentSubscription()]);
  const endpoint = devices.find((device) => device.endpoint === subscription?.endpoint)?.endpoint;
  return { state: stateOf(endpoint !== undefined), endpoint, devices };
}

function stateOf(isOn: boolean): PushState {
  if (!window.isSecureContext) return "insecure";
  if (!canBePushed()) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  return isOn && Notification.permission === "granted" ? "on" : "off";
}
