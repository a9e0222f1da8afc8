import { SeenMark } from "@/components/seen-mark";
import { TextButton } from "@/components/text-button";

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
      {isWanted ? <SeenMark onSeen={onEarlier} /> : null}
    </div>
  );
}
