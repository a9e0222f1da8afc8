import { currentUser } from "@/lib/auth/require-user";

export default async function HomePage() {
  const user = await currentUser();
  return <main>{user ? `Signed in as ${user.name}` : "Steward"}</main>;
}
