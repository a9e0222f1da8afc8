/**
 * Keeps the last `most` answers. What a cache is asked for may come from outside, and whoever asks for ever new things
 * must cost time only, never memory.
 */
export function boundedCache<Value extends {}>(most: number, make: (key: string) => Value): (key: string) => Value {
  const kept = new Map<string, Value>();
  return (key) => {
    const value = kept.get(key) ?? make(key);
    // A Map remembers in which order things were set: what was asked for longest ago stands first.
    kept.delete(key);
    kept.set(key, value);
    if (kept.size > most) kept.delete(kept.keys().next().value ?? key);
    return value;
  };
}
