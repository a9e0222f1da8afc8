import type { ComponentProps } from "react";

/** A small action that sits in a line of text: Why?, Undo. */
export function TextButton({ className = "", ...rest }: ComponentProps<"button">) {
  return (
    <button
      type="button"
      className={`rounded-small py-0.5 text-soft underline decoration-line underline-offset-3 transition-colors duration-150 hover:text-ink hover:decoration-faint ${className}`}
      {...rest}
    />
  );
}
