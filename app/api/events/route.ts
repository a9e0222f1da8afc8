import { cookies } from "next/headers";
import { readSession, sessionCookieName } from "@/lib/auth/read-session";
import { NO_INPUT, userRoute } from "@/lib/auth/user-route";
import { eventStream } from "@/lib/platform/event-stream";
import { watchLiveEvents } from "@/lib/views/live-events";

/** Stays open and tells the browser what changed, whoever changed it. Ends with the session. */
export const GET = userRoute("/api/events", NO_INPUT, async ({ request, user }) => {
  const cookie = (await cookies()).get(sessionCookieName())?.value;
  // A database that cannot be asked is no reason to sign anybody out.
  const mayGoOn = () =>
    readSession(cookie).then(
      (session) => session !== null,
      () => true,
    );
  return eventStream({
    signal: request.signal,
    mayGoOn,
    async open({ send, close }) {
      const endWithSession = async () => {
        if (await mayGoOn()) return;
        // Told before it ends, so that the page shows the way in again instead of asking in vain.
        send({ type: "session" });
        close();
      };
      const stop = await watchLiveEvents(user.id, (event) => {
        if (event.type === "session") void endWithSession();
        else send(event);
      });
      // It may have ended after this request was let in and before anybody listened.
      await endWithSession();
      return stop;
    },
  });
});
