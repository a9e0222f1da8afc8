const SENTENCES = [
  "Remind me to call the bank tomorrow at 9",
  "What's due this week?",
  "Add task: Water the plants every Monday",
  "Show my tasks and mark the first one done",
];

/** A conversation that has not begun: four sentences to begin with. */
export function EmptyChat({ onSay }: { onSay: (sentence: string) => void }) {
  return (
    <div className="m-auto w-full max-w-[34rem] py-10">
      <h1 className="font-semibold text-title">What needs doing?</h1>
      <p className="mt-2 text-soft">Say it the way you would say it to a person. For instance:</p>
      <ul className="mt-5 space-y-2">
        {SENTENCES.map((sentence) => (
          <li key={sentence}>
            <button
              type="button"
              onClick={() => onSay(sentence)}
              className="w-full rounded-large border border-line bg-card px-4 py-2.5 text-start transition-colors duration-150 hover:bg-panel"
            >
              {sentence}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
