import { NO_INPUT, userRoute } from "@/lib/auth/user-route";
import { addPushDevice, newPushDevice } from "@/lib/reminders/push/add-push-device";
import { dropPushDevice } from "@/lib/reminders/push/drop-push-device";
import { pushDeviceChoice } from "@/lib/reminders/push/try-push";
import { vapidKeys } from "@/lib/reminders/push/vapid-keys";
import { readPushDevices } from "@/lib/views/push-devices";

/** The person's own browsers: no token reaches them. */
export const GET = userRoute("/api/push", NO_INPUT, async ({ user }) => {
  const { publicKey } = await vapidKeys();
  return Response.json({ public_key: publicKey, devices: await readPushDevices(user.id, publicKey) });
});

export const POST = userRoute("/api/push", { from: "body", input: newPushDevice }, async ({ user, input, request }) => {
  await addPushDevice(user.id, input, { userAgent: request.headers.get("user-agent") });
  return Response.json({ added: true }, { status: 201 });
});

export const DELETE = userRoute("/api/push", { from: "body", input: pushDeviceChoice }, async ({ user, input }) => {
  await dropPushDevice(user.id, input.endpoint);
  return new Response(null, { status: 204 });
});
