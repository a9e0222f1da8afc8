import type { Title } from "@/lib/language/title/cut-title";

/** Not a title but a pointer to one that was said before: "remind me about it", "remind me and alert me". */
const POINTERS =
  /^(?:(?:do |about )?(?:it|this|that)|do|so i\b.*|(?:alert|remind|tell|notify) (?:me|us|them|him|her))$/i;

export const isPointer = ({ title }: Title): boolean => POINTERS.test(title);
