import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLatestCallback } from "@/components/use-latest-callback";

interface SearchFieldProps {
  label: string;
  id?: string;
  words: string;
  onSearch: (words: string) => void;
  className?: string;
}

const SEARCH_AFTER_MS = 200;

/** Asks when the typing pauses. */
export function SearchField({ label, id, words, onSearch, className = "" }: SearchFieldProps) {
  const [typed, setTyped] = useState(words);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Another filter may be chosen before the pause is over: the search is added to what holds then.
  const search = useLatestCallback(onSearch);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The way back changes the words, too.
  useEffect(() => setTyped(words), [words]);

  function look(next: string) {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(next), SEARCH_AFTER_MS);
  }

  return (
    <div className={`relative ${className}`}>
      <Search aria-hidden="true" className="pointer-events-none absolute start-3 top-2.5 size-4 text-faint" />
      <input
        type="search"
        id={id}
        aria-label={label}
        placeholder={label}
        maxLength={255}
        value={typed}
        onChange={(event) => look(event.target.value)}
        className="h-9 w-full rounded-medium border border-line bg-card ps-9 pe-2 text-label placeholder:text-faint"
      />
    </div>
  );
}
