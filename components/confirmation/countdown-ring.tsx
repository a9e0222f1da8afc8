/** How much of the time to answer is left, as a ring that drains. The figure beside it says the same in words. */
export function CountdownRing({ fraction }: { fraction: number }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 -rotate-90 fill-none" strokeWidth="2.6">
      <circle cx="8" cy="8" r="6" className="stroke-line" />
      <circle
        cx="8"
        cy="8"
        r="6"
        pathLength="1"
        strokeDasharray={`${fraction} 1`}
        className="stroke-warn transition-[stroke-dasharray] duration-1000 ease-linear"
      />
    </svg>
  );
}
