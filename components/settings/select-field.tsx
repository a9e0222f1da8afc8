import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { FIELD_LOOK } from "@/components/settings/labelled-field";

export function SelectField({ className = "", ...rest }: ComponentProps<"select">) {
  return (
    <span className="relative block">
      <select className={`${FIELD_LOOK} appearance-none pe-9 ${className}`} {...rest} />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 text-soft"
      />
    </span>
  );
}
