import { Command } from "cmdk";
import { CalendarDays, CalendarX, CircleCheck, CircleDot, Flag, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { toast } from "sonner";
import { PALETTE_GROUP, PaletteItem } from "@/components/palette/palette-item";
import { sayChange } from "@/components/palette/say-change";
import { sentenceOf } from "@/components/send-request";
import { quoted } from "@/components/tasks/quoted";
import { type ChangedTask, requestChange, requestCompletion, requestDeletion } from "@/components/tasks/task-requests";
import type { TaskJson } from "@/lib/domain/task-json";
import { visibleText } from "@/lib/domain/visible-parts";
import { addDays, calendarDateAt } from "@/lib/domain/zoned-time";

interface TaskCommandsProps {
  task: TaskJson;
  timeZone: string;
  onDone: () => void;
}

/** What can be done with one task. Wherever it is shown, it changes there by itself. */
export function TaskCommands({ task, timeZone, onDone }: TaskCommandsProps) {
  const router = useRouter();
  const today = calendarDateAt(new Date(), timeZone);
  const isOpen = task.status === "pending";
  const refuse = (error: unknown) => toast.error(`Not saved. ${sentenceOf(error)}`);

  const then = (change: () => Promise<ChangedTask>) => async () => {
    onDone();
    try {
      const { record_id } = await change();
      sayChange(`Changed ${quoted(task.title)}`, record_id);
    } catch (error) {
      refuse(error);
    }
  };

  async function askToDelete() {
    onDone();
    try {
      router.push(`/confirm/${(await requestDeletion([task])).id}`);
    } catch (error) {
      refuse(error);
    }
  }

  const due = (day: string | null) => then(() => requestChange(task, { due: day }));
  return (
    <Command.Group heading={visibleText(task.title)} className={PALETTE_GROUP}>
      <PaletteItem icon={isOpen ? CircleCheck : CircleDot} onSelect={then(() => requestCompletion(task, isOpen))}>
        {isOpen ? "Mark as done" : "Mark as not done"}
      </PaletteItem>
      <PaletteItem icon={CalendarDays} onSelect={due(today)}>
        Due today
      </PaletteItem>
      <PaletteItem icon={CalendarDays} onSelect={due(addDays(today, 1))}>
        Due tomorrow
      </PaletteItem>
      <PaletteItem icon={CalendarDays} onSelect={due(addDays(today, 7))}>
        Due in a week
      </PaletteItem>
      <PaletteItem icon={CalendarX} onSelect={due(null)}>
        No date
      </PaletteItem>
      <PaletteItem icon={Flag} onSelect={then(() => requestChange(task, { priority: "high" }))}>
        High priority
      </PaletteItem>
      <PaletteItem icon={Flag} onSelect={then(() => requestChange(task, { priority: null }))}>
        No priority
      </PaletteItem>
      <PaletteItem icon={Trash2} onSelect={askToDelete}>
        Delete…
      </PaletteItem>
    </Command.Group>
  );
}
