import { oneLine } from "@/lib/domain/one-line";
import { shortened } from "@/lib/domain/shortened";
import { visibleText } from "@/lib/domain/visible-parts";

const LONGEST_NAME = 80;

/**
 * What stands before a program's words in a model's prompt. The name is a stranger's text: one line, in quotes it cannot
 * leave, nothing in it unseen.
 */
export const programMark = (name: string): string =>
  `[Sent by the program ${JSON.stringify(shortened(visibleText(oneLine(name)), LONGEST_NAME))}]`;
