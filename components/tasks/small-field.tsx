import { type ReactNode, useId } from "react";

interface SmallFieldProps {
  label: string;
  /** The field itself, which takes this id. */
  children: (id: string) => ReactNode;
}

/** A small field with its name above it. */
export function SmallField({ label, children }: SmallFieldProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-small text-soft">
        {label}
      </label>
      {children(id)}
    </div>
  );
}
