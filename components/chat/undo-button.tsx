import { useContext, useState } from "react";
import { toast } from "sonner";
import { UndoneRecordsContext } from "@/components/chat/use-undone-records";
import { sentenceOf } from "@/components/send-request";
import { requestUndo } from "@/components/tasks/task-requests";
import { TextButton } from "@/components/text-button";

/** Takes back what a reply did, the last first; what was taken back already, here or elsewhere, is not asked for again. */
export function UndoButton({ records }: { records: string[] }) {
  const undone = useContext(UndoneRecordsContext);
  const [working, setWorking] = useState(false);
  const left = records.filter((record) => !undone.has(record));

  async function undo(): Promise<void> {
    setWorking(true);
    try {
      for (const record of left.toReversed()) await requestUndo(record);
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    await undone.look();
    setWorking(false);
  }

  if (left.length === 0) return <span role="status">Taken back</span>;
  return (
    <TextButton disabled={working} onClick={undo}>
      {left.length < records.length ? "Undo the rest" : "Undo"}
    </TextButton>
  );
}
