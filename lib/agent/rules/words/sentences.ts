/** What was done, one after another. A list that was only looked at on the way to "Done!" is not read out again. */
export function sentences(steps: readonly { said: string; list?: unknown }[]): string {
  const isDone = steps.some(({ said }) => said.startsWith("Done!"));
  const said = steps.filter(({ said, list }) => said && !(isDone && list)).map((step) => step.said);
  return said.reduce((text, next) => (text ? `${text}${joint(text)}${next}` : next), "");
}

const joint = (text: string): string => (text.includes("\n") ? "\n" : /[.?!]$/.test(text) ? " " : ". ");
