import { ProgramName } from "@/components/chat/program-name";
import type { TokenMark } from "@/lib/domain/token-mark";

interface ProgramWordsProps {
  token: TokenMark;
  children: string;
}

/** What a program said with an access token: where the person's words stand, but not in their green, and with its name. */
export function ProgramWords({ token, children }: ProgramWordsProps) {
  return (
    <div className="ms-auto w-fit max-w-[84%]">
      <p
        dir="auto"
        className="ms-auto w-fit rounded-huge rounded-ee-[5px] border border-line bg-panel px-3.5 py-2 whitespace-pre-wrap wrap-anywhere"
      >
        <span className="sr-only">
          <ProgramName token={token} />:{" "}
        </span>
        {children}
      </p>
      <p aria-hidden="true" className="mt-1 truncate pe-1 text-end text-small text-soft">
        by <ProgramName token={token} />
      </p>
    </div>
  );
}
