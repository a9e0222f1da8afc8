import { ProgramName } from "@/components/chat/program-name";
import type { TokenMark } from "@/lib/domain/token-mark";

/** At the composer, where a program spoke last: what becomes of the conversation when the person goes on in it. */
export const ProgramNote = ({ token }: { token: TokenMark }) => (
  <p className="px-3.5 pb-2 text-pretty text-small text-soft wrap-anywhere">
    What <ProgramName token={token} /> said is not read as yours. Once you write here, it no longer can.
  </p>
);
