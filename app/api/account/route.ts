import { accountDeletion, changeProfile, deleteAccount, profileChange } from "@/lib/auth/own-account";
import { NO_INPUT, userRoute } from "@/lib/auth/user-route";
import { readOwnAccount } from "@/lib/views/own-account";

/** The account is the person's alone: no token reaches it. */
export const GET = userRoute("/api/account", NO_INPUT, async ({ user }) =>
  Response.json({ account: await readOwnAccount(user.id) }),
);

export const PATCH = userRoute("/api/account", { from: "body", input: profileChange }, async ({ user, input }) => {
  await changeProfile(user.id, input);
  return Response.json({ account: await readOwnAccount(user.id) });
});

export const DELETE = userRoute("/api/account", { from: "body", input: accountDeletion }, ({ user, input }) =>
  deleteAccount(user.id, input),
);
