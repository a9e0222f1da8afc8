import type { ComponentProps } from "react";

interface IconButtonProps extends ComponentProps<"button"> {
  /** Says what the icon means, to the ear and under the pointer. */
  label: string;
}

export function IconButton({ label, className = "", ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`grid size-8 flex-none place-items-center rounded-medium text-soft transition-colors duration-150 hover:bg-line/60 hover:text-ink disabled:opacity-50 ${className}`}
      {...rest}
    />
  );
}
