import type { TokenMark } from "@/lib/domain/token-mark";
import { visibleText } from "@/lib/domain/visible-parts";

/** What a token was called when it spoke. Anybody may have written it: it reaches nothing around it. */
export const ProgramName = ({ token }: { token: TokenMark }) => (
  <bdi>{visibleText(token.name).trim() || "a program"}</bdi>
);
