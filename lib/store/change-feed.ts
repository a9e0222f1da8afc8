import { z } from "zod";
import { type LiveEvent, liveEvent } from "@/lib/domain/live-event";
import { log } from "@/lib/platform/log";
import { database } from "@/lib/store/database";

const CHANNEL = "steward_events";

/** The triggers in prisma/migrations write this. */
const announcement = z.object({ user: z.string(), event: liveEvent });

type Listener = (event: LiveEvent) => void;

/** Who listens for whom, and the one connection of this process that all of them share. */
interface Feed {
  listeners: Map<string, Set<Listener>>;
  opening: Promise<void> | undefined;
}

const shared: { [key: symbol]: Feed | undefined } = globalThis;
const KEY = Symbol.for("steward.change-feed");

function feed(): Feed {
  shared[KEY] ??= { listeners: new Map(), opening: undefined };
  return shared[KEY];
}

/** Tells of everything that is committed for this person from now on, by whichever instance. Returns how to stop. */
export async function watchChanges(userId: string, listener: Listener): Promise<() => void> {
  const { listeners } = feed();
  const ofPerson = listeners.get(userId) ?? new Set();
  listeners.set(userId, ofPerson.add(listener));
  const stop = () => {
    ofPerson.delete(listener);
    if (ofPerson.size === 0 && listeners.get(userId) === ofPerson) listeners.delete(userId);
  };
  try {
    await openFeed();
  } catch (error) {
    stop();
    throw error;
  }
  return stop;
}

/** Opened for the first who asks, and kept: it ends with the database. */
function openFeed(): Promise<void> {
  const state = feed();
  state.opening ??= (async () => {
    const { listen } = await database();
    const onClose = () => {
      state.opening = undefined;
    };
    await listen(CHANNEL, { onNotice: tell, onGap: tellOfGap, onClose });
  })().catch((error: unknown) => {
    state.opening = undefined;
    throw error;
  });
  return state.opening;
}

function tell(payload: string): void {
  const parsed = announcement.safeParse(parseJson(payload));
  if (!parsed.success) {
    log.warn("An announcement could not be read");
    return;
  }
  for (const listener of feed().listeners.get(parsed.data.user) ?? []) listener(parsed.data.event);
}

function tellOfGap(): void {
  for (const ofPerson of feed().listeners.values()) for (const listener of ofPerson) listener({ type: "resync" });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
