import { leavePage } from "@/components/leave-page";
import { tellPage } from "@/components/live/live-hub";
import { shareEventSource } from "@/components/live/share-event-source";
import type { LiveEvent } from "@/lib/domain/live-event";

let connection: { personId: string; close: () => void } | undefined;

/**
 * Keeps the document in touch with the server for as long as it is there: going from page to page hangs up on nobody. By
 * person: two who use the same browser in turn must not share events.
 */
export function stayConnected(personId: string): void {
  // A page that comes later looks again for what happened between its reading and its listening.
  if (connection?.personId === personId) {
    tellPage({ type: "resync" });
    return;
  }
  connection?.close();
  connection = { personId, close: shareEventSource("/api/events", `steward-events-${personId}`, tell) };
}

/** A session that is over, here or by "sign out everywhere" elsewhere, leaves nothing to look at but the way in. */
function tell(event: LiveEvent): void {
  if (event.type === "session") {
    connection = undefined;
    leavePage("/");
  } else tellPage(event);
}
