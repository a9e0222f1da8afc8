import type { CallView } from "@/components/chat/reply-view";
import type { ChatData } from "@/lib/domain/chat-data";
import { visibleText } from "@/lib/domain/visible-parts";

const METHODS = {
  RULE_BASED: "Read by a rule, without a model",
  LLM_FALLBACK: "Decided by the language model",
  DIRECT: "Pressed by you",
};

interface ReplyReasonsProps {
  decision: ChatData["decision"];
  calls: CallView[];
  /** How long it took, in words. */
  took: string;
}

/** What was understood and why, what was called with what. */
export function ReplyReasons({ decision, calls, took }: ReplyReasonsProps) {
  const facts: [name: string, value: string][] = [
    ["Understood as", sayIntent(decision.intent)],
    ["Sure", `${Math.round(decision.confidence * 100)}%`],
    ["How", METHODS[decision.classification_method]],
    ["Because", decision.reasoning],
    ["Took", took],
  ];
  return (
    <div className="animate-appear border-line border-s ps-3 text-small text-soft">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5">
        {facts.map(([name, value]) =>
          value ? (
            <div key={name} className="contents">
              <dt className="text-faint">{name}</dt>
              <dd className="wrap-anywhere">{visibleText(value)}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {calls.length > 0 ? (
        <ul className="mt-2 space-y-0.5">
          {calls.map(({ name, input, error }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a finished reply's calls never change their order.
            <li key={index} className="wrap-anywhere">
              <code>
                {name} {visibleText(JSON.stringify(input))}
              </code>
              {error ? <span className="text-warn"> {error}</span> : null}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** CREATE_TASK → "create task". */
const sayIntent = (intent: string): string => intent.toLowerCase().replaceAll("_", " ");
