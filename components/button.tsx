import type { ComponentProps } from "react";

const LOOKS = {
  solid: "border-accent bg-accent text-on-accent hover:opacity-90",
  danger: "border-warn bg-warn text-on-warn hover:opacity-90",
  quiet: "border-line bg-card text-ink hover:bg-panel",
} as const;

interface ButtonProps extends ComponentProps<"button"> {
  look?: keyof typeof LOOKS;
}

export function Button({ look = "quiet", className = "", type = "button", ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={`inline-flex h-9 items-center justify-center rounded-medium border px-3.5 font-[550] text-label transition-[background-color,opacity] duration-150 disabled:opacity-60 aria-disabled:opacity-60 ${LOOKS[look]} ${className}`}
      {...rest}
    />
  );
}
