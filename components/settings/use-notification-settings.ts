import { useState } from "react";
import { refusalOf, sendRequest } from "@/components/send-request";
import type { NotificationChange, NotificationSettingsJson } from "@/lib/domain/notification-settings";

interface Outcome {
  problem?: string;
  done?: string;
}

const SETTINGS = "/api/account/notifications";

/** The settings as the server last said them, and how to change them. What it refuses is shown and changes nothing. */
export function useNotificationSettings(initial: NotificationSettingsJson) {
  const [settings, setSettings] = useState(initial);
  const [outcome, setOutcome] = useState<Outcome>({});
  const [pending, setPending] = useState(false);

  /** Answers whether it went through. */
  async function send(method: string, path: string, body?: unknown, done = "Saved."): Promise<boolean> {
    setPending(true);
    setOutcome({});
    try {
      const answer = await sendRequest<{ notifications: NotificationSettingsJson }>(method, path, body);
      setSettings(answer.notifications);
      setOutcome({ done });
      return true;
    } catch (error) {
      setOutcome({ problem: refusalOf(error) });
      return false;
    } finally {
      setPending(false);
    }
  }

  const change = (change: NotificationChange, done?: string) => send("PATCH", SETTINGS, change, done);

  return { settings, pending, outcome, send, change };
}
