/** What stands between the names of several tasks: "bread, jam and then #3". */
export const JOINTS: readonly string[] = [
  ",",
  ";",
  "&",
  "+",
  "and",
  "then",
  "plus",
  "also",
  "as well as",
  "along with",
  "together with",
  "followed by",
];
