import { signOutEverywhere } from "@/lib/auth/own-account";
import { NO_INPUT, userRoute } from "@/lib/auth/user-route";

export const POST = userRoute(NO_INPUT, ({ user }) => signOutEverywhere(user.id));
