import { useRef } from "react";
import { TextButton } from "@/components/text-button";
import { useSeen } from "@/components/use-seen";

interface EarlierMessagesProps {
  isWanted: boolean;
  onEarlier: () => void;
}

/** Above the oldest message that is shown: more of them come when it is nearly reached. */
export function EarlierMessages({ isWanted, onEarlier }: EarlierMessagesProps) {
  return (
    <div className="text-center">
      <TextButton className="text-small" onClick={onEarlier}>
        Show earlier messages
      </TextButton>
      {isWanted ? <Mark onSeen={onEarlier} /> : null}
    </div>
  );
}

function Mark({ onSeen }: { onSeen: () => void }) {
  const mark = useRef<HTMLSpanElement>(null);
  useSeen(mark, onSeen);
  return <span ref={mark} />;
}
