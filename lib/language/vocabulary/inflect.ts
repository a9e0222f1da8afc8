/** How a verb looks when it is told of: "baking", "baked". Irregular ones bring their past, and their participle where it differs. */
export interface Forms {
  ing: string;
  past: string;
  participle: string;
}

export function inflect(verb: string, [past, participle]: readonly string[]): Forms {
  const regular = withEnding(verb, "ed");
  return { ing: withEnding(verb, "ing"), past: past ?? regular, participle: participle ?? past ?? regular };
}

const SILENT_E = /[^aeioy]e$|ue$|[ai]ge$/;
const CONSONANT_Y = /[^aeiou]y$/;
/** One syllable, one vowel, one consonant: "stop", "plan"; not "fix", "mow". */
const DOUBLES = /^(?:[^aeiou]*|.*[^aeiou]u)[aeiou][bdgklmnprt]$/;

function withEnding(verb: string, ending: "ed" | "ing"): string {
  if (ending === "ing" && verb.endsWith("ie")) return `${verb.slice(0, -2)}ying`;
  if (ending === "ed" && verb.endsWith("e")) return `${verb}d`;
  if (SILENT_E.test(verb) || (ending === "ing" && /[^eoy]e$/.test(verb))) return `${verb.slice(0, -1)}${ending}`;
  if (ending === "ed" && CONSONANT_Y.test(verb)) return `${verb.slice(0, -1)}ied`;
  return DOUBLES.test(verb) ? `${verb}${verb.at(-1)}${ending}` : `${verb}${ending}`;
}
