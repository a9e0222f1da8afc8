import type { ReactNode } from "react";

/** How a field of a settings form looks, whatever its kind. */
export const FIELD_LOOK =
  "h-10 w-full min-w-0 rounded-medium border border-line bg-card px-3 text-body transition-colors duration-150 placeholder:text-faint hover:border-faint";

interface LabelledFieldProps {
  /** The id of the field inside. */
  id: string;
  label: string;
  children: ReactNode;
}

export function LabelledField({ id, label, children }: LabelledFieldProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-[550] text-label">
        {label}
      </label>
      {children}
    </div>
  );
}
