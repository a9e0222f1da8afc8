import Link from "next/link";
import type { ComponentProps } from "react";

export function QuietLink({ className = "", ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      className={`rounded-small font-[550] text-accent text-label underline-offset-4 hover:underline ${className}`}
      {...rest}
    />
  );
}
