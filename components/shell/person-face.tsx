/** A person as a letter. */
export function PersonFace({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-6.5 flex-none place-items-center rounded-full bg-accent-soft font-semibold text-accent text-small"
    >
      {initial(name)}
    </span>
  );
}

/** By code point, so that a name in any script shows a whole letter. */
const initial = (name: string): string => (Array.from(name)[0] ?? "").toLocaleUpperCase();
