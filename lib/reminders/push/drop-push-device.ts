import { removePushDevice } from "@/lib/store/push-subscription-store";

/** This browser is not notified any more. One that is not there, or is somebody else's by now, is left as it is. */
export const dropPushDevice = (userId: string, endpoint: string): Promise<void> => removePushDevice(userId, endpoint);
