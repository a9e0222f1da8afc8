import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { ActivityPage } from "@/components/activity/activity-page";
import { currentUser } from "@/lib/auth/require-user";

export const metadata: Metadata = { title: "Activity" };

export default async function Page() {
  const user = await currentUser();
  if (!user) redirect("/?callbackUrl=/activity");
  return <ActivityPage timeZone={user.timeZone} />;
}
