import { useId, useState } from "react";
import { toast } from "sonner";
import { ActivityReasons } from "@/components/activity/activity-reasons";
import { activityWords, originWords } from "@/components/activity/activity-words";
import { sentenceOf } from "@/components/send-request";
import { requestUndo } from "@/components/tasks/task-requests";
import { TextButton } from "@/components/text-button";
import type { ActivityRecordJson } from "@/lib/domain/activity-record-json";

interface ActivityEntryProps {
  record: ActivityRecordJson;
  timeZone: string;
  onChange: () => void;
}

/** One thing that was done: what, when, by whom; why, on request; and the way back while there is one. */
export function ActivityEntry({ record, timeZone, onChange }: ActivityEntryProps) {
  const [explained, setExplained] = useState(false);
  const [busy, setBusy] = useState(false);
  const reasonsId = useId();
  const isUndone = record.undone_at !== null;
  const mayUndo = record.changed && record.success && !isUndone;

  async function undo() {
    setBusy(true);
    try {
      await requestUndo(record.id);
      onChange();
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    setBusy(false);
  }

  return (
    <li className="border-line border-b py-3 last:border-0">
      <p dir="auto" className={`text-left wrap-anywhere ${isUndone ? "text-faint line-through" : ""}`}>
        {activityWords(record)}
      </p>
      {record.error ? <p className="mt-0.5 text-label text-warn wrap-anywhere">{record.error}</p> : null}
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-soft">
        <time dateTime={record.invoked_at} className="tabular-nums">
          {timeWords(record.invoked_at, timeZone)}
        </time>
        <span dir="auto">{originWords(record)}</span>
        <TextButton aria-expanded={explained} aria-controls={reasonsId} onClick={() => setExplained(!explained)}>
          Why?
        </TextButton>
        {mayUndo ? (
          <TextButton disabled={busy} onClick={undo}>
            {record.tool_name === "undo" ? "Redo" : "Undo"}
          </TextButton>
        ) : null}
        {isUndone ? <span>Taken back</span> : null}
      </p>
      <div id={reasonsId}>{explained ? <ActivityReasons record={record} /> : null}</div>
    </li>
  );
}

const timeWords = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat(undefined, { hour: "numeric", minute: "2-digit", timeZone }).format(new Date(instant));
