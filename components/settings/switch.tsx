interface SwitchProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** While the last change is under way. */
  isBusy?: boolean;
}

/** On or off, at once. It keeps the keyboard while it is busy. */
export function Switch({ label, isOn, onChange, isBusy = false }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : () => onChange(!isOn)}
      className={`relative h-6 w-11 rounded-full border transition-colors duration-150 aria-disabled:opacity-60 ${
        isOn ? "border-accent bg-accent" : "border-faint bg-panel"
      }`}
    >
      <span
        aria-hidden="true"
        className={`absolute top-[3px] size-4 rounded-full transition-[inset-inline-start,background-color] duration-150 ${
          isOn ? "start-[23px] bg-on-accent" : "start-[3px] bg-faint"
        }`}
      />
    </button>
  );
}
