import type { ComponentProps } from "react";
import { SmallField } from "@/components/tasks/small-field";

interface InputFieldProps extends ComponentProps<"input"> {
  label: string;
}

export function InputField({ label, className = "", ...rest }: InputFieldProps) {
  return (
    <SmallField label={label}>
      {(id) => (
        <input
          id={id}
          className={`h-9 w-full min-w-0 rounded-medium border border-line bg-card px-2.5 text-label transition-colors duration-150 hover:border-faint ${className}`}
          {...rest}
        />
      )}
    </SmallField>
  );
}
