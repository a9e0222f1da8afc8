import { currentSubscription, turnPushOff } from "@/components/push/this-browser";

/** Nobody is kept from signing out for longer than this. */
const PATIENCE_MS = 2000;

/** Before somebody signs out: the next person at this browser must not read their reminders. */
export async function leavePush(): Promise<void> {
  const leave = async () => {
    if (await currentSubscription()) await turnPushOff();
  };
  const impatience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  // What did not work now is put right when the next page is opened.
  await Promise.race([leave().catch(() => {}), impatience]);
}
