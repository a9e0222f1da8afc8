"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { NEW_CHAT, type Place } from "@/components/shell/places";
import { useChatAddress } from "@/components/shell/use-chat-address";

interface PlaceLinkProps {
  place: Place;
  look: "row" | "rail" | "bar";
}

const LOOKS = {
  row: "h-9 gap-2.5 rounded-medium px-2.5 hover:text-ink aria-[current]:bg-card aria-[current]:text-ink aria-[current]:shadow-card",
  rail: "size-9 justify-center rounded-medium hover:text-ink aria-[current]:bg-card aria-[current]:text-ink aria-[current]:shadow-card",
  bar: "h-full flex-1 flex-col justify-center gap-0.5 text-small aria-[current]:font-semibold aria-[current]:text-accent",
} as const;

export function PlaceLink({ place: { name, href, icon: Icon, isHere }, look }: PlaceLinkProps) {
  const here = isHere(usePathname());
  const chatAddress = useChatAddress();
  return (
    <Link
      href={href === NEW_CHAT ? chatAddress : href}
      prefetch={false}
      aria-current={here ? "page" : undefined}
      title={look === "rail" ? name : undefined}
      className={`flex items-center text-label text-soft transition-colors duration-150 ${LOOKS[look]}`}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className={look === "bar" ? "size-5" : "size-4.5"} />
      <span className={look === "rail" ? "sr-only" : ""}>{name}</span>
    </Link>
  );
}
