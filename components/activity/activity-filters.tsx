import { type ActivityFilter, KINDS, ORIGINS } from "@/components/activity/activity-filter";
import { SearchField } from "@/components/search-field";
import { Select } from "@/components/select";

interface ActivityFiltersProps {
  filter: ActivityFilter;
  onChange: (change: Partial<ActivityFilter>) => void;
}

const KIND_WORDS = { changes: "Changes", refused: "Refused", all: "Everything" };
const ORIGIN_WORDS = { chat: "In chat", ui: "In the list", mcp: "Over MCP", api: "By program" };

export function ActivityFilters({ filter, onChange }: ActivityFiltersProps) {
  return (
    <search className="mt-6 grid grid-cols-2 gap-2 tablet:grid-cols-[minmax(0,1fr)_auto_auto]">
      <SearchField
        label="Search activity"
        words={filter.search}
        onSearch={(search) => onChange({ search })}
        className="col-span-2 tablet:col-span-1"
      />
      <Select
        aria-label="What"
        value={filter.kind}
        onChange={(event) => onChange({ kind: KINDS.find((kind) => kind === event.target.value) ?? "changes" })}
      >
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {KIND_WORDS[kind]}
          </option>
        ))}
      </Select>
      <Select
        aria-label="By whom"
        value={filter.origin ?? ""}
        onChange={(event) => onChange({ origin: ORIGINS.find((origin) => origin === event.target.value) })}
      >
        <option value="">Everywhere</option>
        {ORIGINS.map((origin) => (
          <option key={origin} value={origin}>
            {ORIGIN_WORDS[origin]}
          </option>
        ))}
      </Select>
    </search>
  );
}
