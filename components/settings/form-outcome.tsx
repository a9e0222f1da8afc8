interface FormOutcomeProps {
  problem?: string | undefined;
  done?: string | undefined;
}

/** What became of a form, beside its button and read out. */
export function FormOutcome({ problem, done }: FormOutcomeProps) {
  return (
    <p aria-live="polite" className="min-w-0 text-label">
      {problem ? <span className="text-warn">{problem}</span> : <span className="text-soft">{done}</span>}
    </p>
  );
}
