import { signOutEverywhere } from "@/lib/auth/own-account";
import { NO_INPUT, userRoute } from "@/lib/auth/user-route";

export const POST = userRoute("/api/account/sign-out-everywhere", NO_INPUT, ({ user }) => signOutEverywhere(user.id));
