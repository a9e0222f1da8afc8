/** What the person said: to the right, in soft green, its last corner tight. */
export function PersonWords({ children }: { children: string }) {
  return (
    <p
      dir="auto"
      className="ms-auto w-fit max-w-[84%] rounded-huge rounded-ee-[5px] bg-accent-soft px-3.5 py-2 whitespace-pre-wrap wrap-anywhere"
    >
      <span className="sr-only">You: </span>
      {children}
    </p>
  );
}
