import Link from "next/link";
import { Mark } from "@/components/mark";
import { SignOutButton } from "@/components/shell/sign-out-button";

/** Who is signed in, the way to their settings, and the way out. */
export function AppHeader({ personName }: { personName: string }) {
  return (
    <header className="flex h-13 items-center gap-4 border-line border-b px-5">
      <Link href="/" className="flex items-center gap-2.5 rounded-small font-[650] text-[1rem] tracking-tight">
        <Mark className="size-5.5" />
        Steward
      </Link>
      <Link
        href="/settings"
        prefetch={false}
        title="Settings"
        className="ms-auto flex min-w-0 items-center gap-2.5 rounded-small text-label underline-offset-4 hover:underline"
      >
        <span
          aria-hidden="true"
          className="grid size-6.5 flex-none place-items-center rounded-full bg-accent-soft font-semibold text-accent text-small"
        >
          {initial(personName)}
        </span>
        <span dir="auto" className="truncate">
          {personName}
        </span>
        <span className="sr-only">: settings</span>
      </Link>
      <SignOutButton />
    </header>
  );
}

/** By code point, so that a name in any script shows a whole letter. */
const initial = (name: string): string => (Array.from(name)[0] ?? "").toLocaleUpperCase();
