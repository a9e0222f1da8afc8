/**
 * A dictionary, written as one: a word or phrase a line, then, after two blanks or more, what it can be. Irregular forms of a verb
 * stand in brackets: "write (wrote written)". "~" is where its object may stand: "tick ~ off" is "tick it off" and "tick off the list".
 */
export interface Row<Trait extends string> {
  phrase: string;
  forms: readonly string[];
  traits: readonly Trait[];
}

const FORMS = / \(([^()]+)\)$/u;

export function readTable<Trait extends string>(traits: readonly Trait[], table: string): Row<Trait>[] {
  const known = new Map<string, Trait>(traits.map((trait) => [trait, trait]));
  const traitOf = (name: string): Trait => {
    const trait = known.get(name);
    if (trait === undefined) throw new Error(`No trait of a word: ${name}`);
    return trait;
  };
  return table
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const gap = line.indexOf("  ");
      const head = line.slice(0, gap);
      const forms = FORMS.exec(head)?.[1];
      return {
        phrase: head.replace(FORMS, ""),
        forms: forms?.split(" ") ?? [],
        traits: line.slice(gap).trim().split(" ").map(traitOf),
      };
    });
}
