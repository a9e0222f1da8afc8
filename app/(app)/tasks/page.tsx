import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { TasksPage } from "@/components/tasks/tasks-page";
import { currentUser } from "@/lib/auth/require-user";

export const metadata: Metadata = { title: "Tasks" };

export default async function Page() {
  const user = await currentUser();
  if (!user) redirect("/?callbackUrl=/tasks");
  return <TasksPage timeZone={user.timeZone} />;
}
