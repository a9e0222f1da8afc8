import { ProgramName } from "@/components/chat/program-name";
import type { TokenMark } from "@/lib/domain/token-mark";

/** At the composer, where a program spoke last: what becomes of the conversation when the person goes on in it. */
export const ProgramNote = ({ token }: { token: TokenMark }) => (
  <p className="px-3 pb-2 text-small text-soft wrap-anywhere">
    <ProgramName token={token} /> spoke here, not you. Steward does not go on from what it said; once you write, it can
    no longer write here.
  </p>
);
