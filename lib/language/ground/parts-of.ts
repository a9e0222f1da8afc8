import { JOINTS } from "@/lib/language/text/joints";

const asPattern = (joint: string): string =>
  /^\w/.test(joint) ? `\\b${joint.replaceAll(" ", "\\s+")}\\b` : `[${joint}]`;
const JOINT = new RegExp(`\\s*(?:${JOINTS.map(asPattern).join("|")})\\s*`, "iu");
/** The search looks for the words as they stand, and few titles hold an article. */
const ARTICLE = /^(?:the|my|our|a|an|some)\s+/iu;
const AS_WELL = / (?:too|as well)$/iu;

/** "mow lawn, wash car and call Bob" in its parts; one when nothing joins them. */
export const partsOf = (title: string): string[] =>
  title
    .split(JOINT)
    .map((part) => part.trim().replace(ARTICLE, "").replace(AS_WELL, ""))
    .filter(Boolean);
