import { Button } from "@/components/button";
import { SeenMark } from "@/components/seen-mark";
import type { TaskFilter } from "@/components/tasks/task-filter";
import { TaskSkeleton } from "@/components/tasks/task-skeleton";
import type { TaskList } from "@/components/tasks/use-task-list";
import { LIMITS } from "@/lib/domain/limits";

interface TaskListEndProps {
  list: TaskList;
  filter: TaskFilter;
  isNarrowed: boolean;
}

/** What stands after the last task: more of them, the reason there are none, or a way to try again. */
export function TaskListEnd({ list, filter, isNarrowed }: TaskListEndProps) {
  const { loading, failure, listed, nextCursor } = list;
  if (failure !== undefined) return <LoadFailure sentence={failure} onRetry={list.retry} />;
  if (loading && listed.length === 0) return <TaskSkeleton />;
  if (nextCursor !== null) return <MoreTasks key={nextCursor} loading={loading} onMore={list.loadMore} />;
  if (listed.length === 0) return <NoTasks {...(isNarrowed ? NOTHING_FOUND : NOTHING[filter.show])} />;
  return null;
}

const NOTHING_FOUND = { title: "Nothing found", text: "No task is like that. Try other words, or fewer." };
const NOTHING = {
  open: { title: "Nothing to do", text: "Type a task above and press Enter." },
  done: { title: "Nothing done yet", text: "What you tick off is kept here." },
  all: { title: "No tasks yet", text: "Type a task above and press Enter." },
  bin: { title: "The bin is empty", text: `What you delete is kept here for ${LIMITS.binDays} days.` },
};

/** Loads the next page when it comes into sight; the button is for those who get there without scrolling. */
function MoreTasks({ loading, onMore }: { loading: boolean; onMore: () => void }) {
  return (
    <div className="mt-6">
      {/* Not while a page is on its way: still in sight when it is over, the mark has to call again. */}
      {loading ? null : <SeenMark onSeen={onMore} />}
      <Button onClick={onMore} disabled={loading}>
        Show more
      </Button>
    </div>
  );
}

function LoadFailure({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <div role="alert" className="mt-8 flex items-center justify-between gap-4 rounded-large bg-panel px-4 py-3">
      <p>{sentence}</p>
      <Button onClick={onRetry}>Retry</Button>
    </div>
  );
}

function NoTasks({ title, text }: { title: string; text: string }) {
  return (
    <div className="mt-16 animate-appear text-center">
      <p className="font-semibold">{title}</p>
      <p className="mt-1 text-label text-soft">{text}</p>
    </div>
  );
}
