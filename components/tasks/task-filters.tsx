import { SearchField } from "@/components/search-field";
import { Select } from "@/components/select";
import { DUE_SPANS, PRIORITIES, type TaskFilter } from "@/components/tasks/task-filter";

interface TaskFiltersProps {
  filter: TaskFilter;
  onChange: (change: Partial<TaskFilter>) => void;
}

const PRIORITY_WORDS = { high: "High", medium: "Medium", low: "Low" };
const DUE_WORDS = { overdue: "Overdue", today: "Today", week: "Next 7 days", upcoming: "Upcoming", none: "No date" };

/** Words, priority and date to look for. What is chosen stands in the address. */
export function TaskFilters({ filter, onChange }: TaskFiltersProps) {
  const choose = <Name extends string>(names: readonly Name[], text: string) => names.find((name) => name === text);
  return (
    <search className="mt-3 grid animate-appear grid-cols-2 gap-2 @sm:grid-cols-[minmax(0,1fr)_auto_auto]">
      <SearchField
        id="task-search"
        label="Search tasks"
        words={filter.search}
        onSearch={(search) => onChange({ search })}
        className="col-span-2 @sm:col-span-1"
      />
      <Select
        aria-label="Priority"
        value={filter.priority ?? ""}
        onChange={(event) => onChange({ priority: choose(PRIORITIES, event.target.value) })}
      >
        <option value="">Any priority</option>
        {PRIORITIES.map((name) => (
          <option key={name} value={name}>
            {PRIORITY_WORDS[name]}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Due"
        value={filter.due ?? ""}
        onChange={(event) => onChange({ due: choose(DUE_SPANS, event.target.value) })}
      >
        <option value="">Any date</option>
        {DUE_SPANS.map((name) => (
          <option key={name} value={name}>
            {DUE_WORDS[name]}
          </option>
        ))}
      </Select>
    </search>
  );
}
