import { Check } from "lucide-react";

interface TickBoxProps {
  label: string;
  ticked: boolean;
  disabled?: boolean;
  /** A box to be done with is square; one that only marks is round. */
  look?: "done" | "select";
  onTick: (ticked: boolean, withShift: boolean) => void;
}

/** A native checkbox, so that every keyboard and screen reader knows it; a finger finds more of it than an eye sees. */
export function TickBox({ label, ticked, disabled = false, look = "done", onTick }: TickBoxProps) {
  return (
    <span className="relative grid size-4.5 flex-none place-items-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={ticked}
        disabled={disabled}
        onChange={(event) => onTick(event.target.checked, isWithShift(event.nativeEvent))}
        className={`peer absolute inset-0 cursor-pointer appearance-none border-[1.6px] border-faint transition-colors duration-150 before:absolute before:-inset-2.5 checked:border-accent checked:bg-accent enabled:hover:border-accent disabled:cursor-default disabled:border-line ${look === "select" ? "rounded-full" : "rounded-[6px]"}`}
      />
      <Check
        aria-hidden="true"
        strokeWidth={3}
        className="pointer-events-none relative size-3 scale-50 text-on-accent opacity-0 transition-[opacity,scale] duration-150 peer-checked:scale-100 peer-checked:opacity-100"
      />
    </span>
  );
}

/** React's event for a change is the browser's click. */
const isWithShift = (event: Event): boolean => event instanceof MouseEvent && event.shiftKey;
