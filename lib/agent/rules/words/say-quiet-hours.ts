import { sayMoment } from "@/lib/agent/rules/words/say-moment";
import type { ReminderJson } from "@/lib/domain/reminder-json";

type Here = Parameters<typeof sayMoment>[1];

/** "; quiet hours keep it until tomorrow at 7:00 AM". Empty when they do not: what is promised must be true. */
export const sayHeld = ({ held_until }: ReminderJson, here: Here): string =>
  held_until ? `; quiet hours keep it until ${sayMoment(held_until, here)}` : "";

/** When it really comes, for a list. */
export const sayComing = ({ next_at, remind_at, held_until }: ReminderJson, here: Here): string =>
  held_until ? `${sayMoment(held_until, here)}, after quiet hours` : sayMoment(next_at ?? remind_at, here);
