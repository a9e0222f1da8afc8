import type { LiveEvent } from "@/lib/domain/live-event";
import { watchChanges } from "@/lib/store/change-feed";

/** What happens to this person's things from now on, for a page that is open. Returns how to stop. */
export const watchLiveEvents = (userId: string, listener: (event: LiveEvent) => void): Promise<() => void> =>
  watchChanges(userId, listener);
