import { type ChangeEvent, useState } from "react";

/**
 * A field that is being typed into. What arrives from elsewhere does not disturb it; what was typed is saved when the
 * field is left, and still stands in it when that was refused.
 */
export function useDraft(value: string, save: (text: string) => Promise<boolean>) {
  const [draft, setDraft] = useState<string>();

  async function commit(): Promise<void> {
    if (draft === undefined) return;
    setDraft(undefined);
    if (draft.trim() === value) return;
    if (!(await save(draft.trim()))) setDraft((newer) => newer ?? draft);
  }

  return {
    isDirty: draft !== undefined && draft !== value,
    revert: () => setDraft(undefined),
    commit,
    field: {
      value: draft ?? value,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => setDraft(event.target.value),
      onBlur: commit,
    },
  };
}
