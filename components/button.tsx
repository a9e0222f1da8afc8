import type { ComponentProps } from "react";

const LOOKS = {
  solid: "border-accent bg-accent text-on-accent hover:opacity-90",
  danger: "border-warn bg-warn text-on-warn hover:opacity-90",
  quiet: "border-line bg-card text-ink hover:bg-panel",
} as const;

const SIZES = {
  medium: "h-9 px-3.5 text-label",
  small: "h-7 px-2.5 text-small",
} as const;

interface ButtonProps extends ComponentProps<"button"> {
  look?: keyof typeof LOOKS;
  size?: keyof typeof SIZES;
}

export function Button({ look = "quiet", size = "medium", className = "", type = "button", ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={`inline-flex items-center justify-center rounded-medium border font-[550] transition-[background-color,opacity] duration-150 disabled:opacity-60 aria-disabled:opacity-60 ${LOOKS[look]} ${SIZES[size]} ${className}`}
      {...rest}
    />
  );
}
