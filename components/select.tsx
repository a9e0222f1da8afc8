import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";

interface SelectProps extends ComponentProps<"select"> {
  /** Of the place it takes; the looks of the field are its own. */
  className?: string;
}

/** A native list to choose from, with the same arrow in every browser and in the dark. */
export function Select({ className = "", ...rest }: SelectProps) {
  return (
    <span className={`relative block min-w-0 ${className}`}>
      <select
        className="h-9 w-full min-w-0 appearance-none truncate rounded-medium border border-line bg-card ps-2.5 pe-7 text-label transition-colors duration-150 hover:border-faint"
        {...rest}
      />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute end-2 top-1/2 size-4 -translate-y-1/2 text-soft"
      />
    </span>
  );
}
