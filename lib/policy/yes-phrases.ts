/**
 * The closed list. A delete cannot be read better afterwards, so what consents is written down word for word, here and not
 * in the language engine, which is there to understand as much as it can. Praise and truth ("great", "right", "thanks")
 * are not in it: they say that something is good, not that it shall be done.
 */
export const YES_WORDS = ["yes", "y", "yep", "yeah", "yup", "sure", "ok", "okay"] as const;

export const YES_SIGNS = ["👍", "✅"] as const;

export const YES_PHRASES: readonly string[] = [
  ...YES_WORDS,
  ...YES_SIGNS,
  ...["of course", "by all means"],
  ...["do it", "go ahead", "go for it", "confirm"],
  ...["delete it", "delete them", "delete all of them", "remove it", "remove them", "remove all of them"],
];
