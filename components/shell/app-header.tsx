import Link from "next/link";
import { Mark } from "@/components/mark";
import { SignOutButton } from "@/components/shell/sign-out-button";

/** Who is signed in, and the way out. */
export function AppHeader({ personName }: { personName: string }) {
  return (
    <header className="flex h-13 items-center gap-4 border-line border-b px-5">
      <Link href="/" className="flex items-center gap-2.5 rounded-small font-[650] text-[1rem] tracking-tight">
        <Mark className="size-5.5" />
        Steward
      </Link>
      <span dir="auto" className="ms-auto min-w-0 truncate text-label text-soft">
        {personName}
      </span>
      <SignOutButton />
    </header>
  );
}
