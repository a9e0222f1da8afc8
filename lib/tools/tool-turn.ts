import { askedCard } from "@/lib/domain/asked-card";
import type { Clock } from "@/lib/domain/clock";
import { type RecordedResult, runTool } from "@/lib/tools/run-tool";
import type { ToolCaller } from "@/lib/tools/tool-caller";
import { findTool } from "@/lib/tools/tool-registry";

export interface ToolTurn {
  run(name: string, input: unknown, idempotencyKey?: string): Promise<RecordedResult>;
}

interface TurnOptions {
  /** What was called before the turn broke off and was tried again: it counts. */
  earlier?: readonly { sequence: number; name: string }[];
  clock?: Clock;
  /** Once it is aborted nothing more is called, also of what was asked for before and waits for its turn. */
  signal?: AbortSignal;
}

/**
 * The calls of one turn, strictly one after another whoever starts them at once: they are numbered, a model's changes
 * are counted, and after a question nothing else of a model's is done. Who calls is asked at each call: a turn may pass
 * from a model to the rules.
 */
export function openToolTurn(callerNow: () => ToolCaller, options: TurnOptions = {}): ToolTurn {
  const { earlier = [] } = options;
  const effects = earlier.map(({ name }) => findTool(name)?.effect);
  let queue: Promise<unknown> = Promise.resolve();
  let sequence = Math.max(0, ...earlier.map((call) => call.sequence));
  let writes = effects.filter((effect) => effect !== "read").length;
  let confirmationOpen = false;

  async function call(name: string, input: unknown, idempotencyKey?: string): Promise<RecordedResult> {
    options.signal?.throwIfAborted();
    sequence += 1;
    const clock = options.clock ? { clock: options.clock } : {};
    const result = await runTool({
      name,
      input,
      caller: callerNow(),
      idempotencyKey,
      sequence,
      writesInTurn: writes,
      confirmationOpen,
      ...clock,
    });
    const effect = findTool(name)?.effect;
    if (result.success && effect !== "read") writes += 1;
    if (askedCard(name, result)) confirmationOpen = true;
    return result;
  }

  return {
    run(name, input, idempotencyKey) {
      const result = queue.then(() => call(name, input, idempotencyKey));
      queue = result.catch(() => {});
      return result;
    },
  };
}
