"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { toast } from "sonner";
import { z } from "zod";
import { canBePushed, dropForeignSubscription, registerServiceWorker } from "@/components/push/this-browser";
import { useRemindersHere } from "@/components/reminders/reminders-here";
import { useLatestCallback } from "@/components/use-latest-callback";
import { taskAddress } from "@/lib/domain/task-address";

const UNSAVED = "unsaved";
const SENTENCES: Record<string, string> = {
  done: "“Done” could not be saved from the notification. You can do it here.",
  snooze: "“Snooze” could not be saved from the notification. You can do it here.",
};

/** What public/sw.js tells a page when a notification was answered. */
const workerMessage = z.discriminatedUnion("type", [
  z.object({ type: z.literal("look") }),
  z.object({ type: z.literal("open-task"), number: z.number(), unsaved: z.string().optional() }),
]);

/** The page's end of notifications: keeps the service worker, opens what was clicked, takes off what is settled. */
export function PushHere() {
  const router = useRouter();
  const { overview } = useRemindersHere();

  useEffect(() => {
    if (!canBePushed()) return;
    // Neither is needed to use the page, and offline neither works.
    registerServiceWorker().catch(() => {});
    dropForeignSubscription().catch(() => {});
    sayUnsaved(takeParameter(UNSAVED));
  }, []);

  const hear = useLatestCallback(({ data, ports }: MessageEvent) => {
    const message = workerMessage.safeParse(data);
    if (!message.success) return;
    ports[0]?.postMessage("heard");
    if (message.data.type !== "open-task") return;
    router.push(taskAddress(message.data.number));
    sayUnsaved(message.data.unsaved);
  });
  useEffect(() => {
    if (!canBePushed()) return;
    navigator.serviceWorker.addEventListener("message", hear);
    return () => navigator.serviceWorker.removeEventListener("message", hear);
  }, [hear]);

  useEffect(() => {
    const settled = overview.notifications.filter(({ read_at }) => read_at !== null).map(({ id }) => id);
    if (settled.length > 0 && canBePushed()) void closeShown(new Set(settled)).catch(() => {});
  }, [overview]);

  return null;
}

function sayUnsaved(what: string | undefined): void {
  const sentence = what === undefined ? undefined : SENTENCES[what];
  if (sentence) toast.error(sentence);
}

/** Said once: a reload must not say it again. */
function takeParameter(name: string): string | undefined {
  const address = new URL(location.href);
  const value = address.searchParams.get(name) ?? undefined;
  if (value === undefined) return undefined;
  address.searchParams.delete(name);
  history.replaceState(history.state, "", address);
  return value;
}

async function closeShown(ids: ReadonlySet<string>): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  for (const shown of (await registration?.getNotifications()) ?? []) if (ids.has(shown.tag)) shown.close();
}
