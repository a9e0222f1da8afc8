import type { ActivityRecordJson } from "@/lib/domain/activity-record-json";
import type { ClassificationMethod } from "@/lib/domain/invocation";
import { visibleText } from "@/lib/domain/visible-parts";

const METHODS: Record<ClassificationMethod, string> = {
  RULE_BASED: "by a rule, without a model",
  LLM_FALLBACK: "by a language model",
  DIRECT: "without words: a button was pressed, or a program called",
};

/** Why a record came about: what was understood, by what, how surely, with which values. */
export function ActivityReasons({ record }: { record: ActivityRecordJson }) {
  const facts: [string, string | null][] = [
    ["Understood", METHODS[record.classification_method]],
    ["Intent", record.intent],
    ["Confidence", record.confidence === null ? null : `${Math.round(record.confidence * 100)}%`],
    ["Because", record.reasoning],
    ["Tool", record.tool_name],
    ["Took", `${record.duration_ms} ms`],
  ];
  return (
    <div className="mt-2 animate-appear border-line border-s ps-3 text-small text-soft">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5">
        {facts.map(([name, value]) =>
          value === null ? null : (
            <div key={name} className="contents">
              <dt className="text-faint">{name}</dt>
              <dd className="tabular-nums wrap-anywhere">{visibleText(value)}</dd>
            </div>
          ),
        )}
      </dl>
      <pre className="mt-2 max-h-60 overflow-auto whitespace-pre-wrap rounded-small bg-panel px-2.5 py-2 wrap-anywhere">
        {visibleLines(JSON.stringify(record.parameters, null, 2))}
      </pre>
    </div>
  );
}

/** The line breaks are ours: those inside a value are written as \n. */
const visibleLines = (json: string): string =>
  json
    .split("\n")
    .map((line) => visibleText(line))
    .join("\n");
