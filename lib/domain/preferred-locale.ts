/** The language somebody's browser asks for first, from Accept-Language; null when it says nothing usable. */
export function preferredLocale(header: string | null): string | null {
  const [first = ""] = (header ?? "").split(/[,;]/);
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(first.trim())[0] ?? null;
  } catch {
    return null;
  }
}
