/** The sign of Steward: the bubble of someone's words, with its one tight corner, and the tick they end in. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <path className="fill-accent" d="M9 0h6a9 9 0 0 1 9 9v12a3 3 0 0 1-3 3H9a9 9 0 0 1-9-9V9a9 9 0 0 1 9-9Z" />
      <path
        className="stroke-on-accent"
        d="m7.2 12.5 3.3 3.2 6.3-7"
        fill="none"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
