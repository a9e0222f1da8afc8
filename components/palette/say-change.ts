import { toast } from "sonner";
import { sentenceOf } from "@/components/send-request";
import { requestUndo } from "@/components/tasks/task-requests";

/** Says what was done, for a moment, with its way back. Wherever the task is shown, it changes there by itself. */
export function sayChange(sentence: string, record: string): void {
  const undo = () => requestUndo(record).catch((error: unknown) => toast.error(sentenceOf(error)));
  toast(sentence, { action: { label: "Undo", onClick: undo } });
}
