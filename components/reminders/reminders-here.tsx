"use client";

import { createContext, type ReactNode, useContext, useMemo, useRef } from "react";
import { type ReminderActions, useReminderActions } from "@/components/reminders/use-reminder-actions";
import { useReminderOverview } from "@/components/reminders/use-reminder-overview";
import { useReminderToasts } from "@/components/reminders/use-reminder-toasts";
import type { ReminderOverview } from "@/lib/domain/reminder-overview";

interface Reminders {
  overview: ReminderOverview;
  actions: ReminderActions;
  timeZone: string;
}

const EMPTY: ReminderOverview = { notifications: [], unread: 0, upcoming: [], snooze_minutes: 10 };
const Context = createContext<Reminders | null>(null);

/** What the page knows of reminders, wherever in it somebody asks; and what comes meanwhile, in the corner. */
export function RemindersHere({ timeZone, children }: { timeZone: string; children: ReactNode }) {
  const { overview, load, showRead } = useReminderOverview();
  const latest = useReminderActions({ showRead, load });
  // The same object for good: a toast that stands in the corner keeps what it was given.
  const actions = useRef(latest).current;
  useReminderToasts(overview, actions, timeZone);
  const value = useMemo(() => ({ overview: overview ?? EMPTY, actions, timeZone }), [overview, actions, timeZone]);
  return <Context value={value}>{children}</Context>;
}

export function useRemindersHere(): Reminders {
  const here = useContext(Context);
  if (!here) throw new Error("Reminders are shown only inside RemindersHere");
  return here;
}

/** When a task is next to be reminded of, if at all. */
export function useNextReminder(taskId: string): ReminderOverview["upcoming"][number] | undefined {
  return useContext(Context)?.overview.upcoming.find(({ task_id }) => task_id === taskId);
}
