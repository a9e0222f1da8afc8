import { Button } from "@/components/button";

interface ClarificationProps {
  options: { label: string; message: string }[];
  /** Undefined when the question is answered or overtaken. */
  onAnswer: ((message: string) => void) | undefined;
}

/** Ready-made answers to a question. */
export function Clarification({ options, onAnswer }: ClarificationProps) {
  if (options.length === 0 || !onAnswer) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {options.map(({ label, message }, index) => (
        <Button
          // biome-ignore lint/suspicious/noArrayIndexKey: two answers may say the same, and they never change places.
          key={index}
          className="h-auto min-h-9 max-w-full py-1.5 text-start wrap-anywhere"
          onClick={() => onAnswer(message)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
