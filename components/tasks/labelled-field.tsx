import { type ComponentProps, useId } from "react";
import { Select } from "@/components/select";

interface InputFieldProps extends ComponentProps<"input"> {
  label: string;
}

/** A small field with its name above it. */
export function InputField({ label, className = "", ...rest }: InputFieldProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="block text-small text-soft">
        {label}
      </label>
      <input
        id={id}
        className={`mt-1 h-9 w-full min-w-0 rounded-medium border border-line bg-card px-2.5 text-label transition-colors duration-150 hover:border-faint ${className}`}
        {...rest}
      />
    </div>
  );
}

export type Choice = readonly [value: string, words: string];

interface ChoiceFieldProps {
  label: string;
  value: string;
  /** Values and their words, in the order shown. */
  choices: readonly Choice[];
  onChoose: (value: string) => void;
}

export function ChoiceField({ label, value, choices, onChoose }: ChoiceFieldProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="block text-small text-soft">
        {label}
      </label>
      <Select id={id} value={value} onChange={(event) => onChoose(event.target.value)} className="mt-1">
        {choices.map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </Select>
    </div>
  );
}
