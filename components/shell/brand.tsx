import Link from "next/link";
import { Mark } from "@/components/mark";
import { NEW_CHAT } from "@/components/shell/places";

export function Brand() {
  return (
    <Link
      href={NEW_CHAT}
      prefetch={false}
      className="flex items-center gap-2.5 rounded-small font-[650] text-[1rem] tracking-tight"
    >
      <Mark className="size-5.5" />
      Steward
    </Link>
  );
}
