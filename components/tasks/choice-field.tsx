import { Select } from "@/components/select";
import { SmallField } from "@/components/tasks/small-field";

export type Choice = readonly [value: string, words: string];

interface ChoiceFieldProps {
  label: string;
  value: string;
  /** Values and their words, in the order shown. */
  choices: readonly Choice[];
  onChoose: (value: string) => void;
}

export function ChoiceField({ label, value, choices, onChoose }: ChoiceFieldProps) {
  return (
    <SmallField label={label}>
      {(id) => (
        <Select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
          {choices.map(([choice, words]) => (
            <option key={choice} value={choice}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </SmallField>
  );
}
