import { onTestFinished, vi } from "vitest";

/** The browser speaks British English, the server American. */
export function speakBritish(): void {
  const language = vi.spyOn(navigator, "language", "get").mockReturnValue("en-GB");
  onTestFinished(() => void language.mockRestore());
}
