const WIDTHS = ["w-2/5", "w-3/5", "w-1/3"];

/** Where the tasks will stand, while they are on their way. */
export function TaskSkeleton({ says = "Loading your tasks" }: { says?: string }) {
  return (
    <div role="status" className="mt-8 animate-appear space-y-5 [animation-delay:200ms]">
      <span className="sr-only">{says}</span>
      {WIDTHS.map((width) => (
        <div key={width} className="flex items-center gap-3">
          <span className="size-4.5 rounded-[6px] bg-line" />
          <span className={`h-3 rounded-small bg-line ${width}`} />
        </div>
      ))}
    </div>
  );
}
