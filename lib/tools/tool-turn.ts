import type { Clock } from "@/lib/domain/clock";
import { type RecordedResult, runTool } from "@/lib/tools/run-tool";
import type { ToolCaller } from "@/lib/tools/tool-caller";
import { findTool } from "@/lib/tools/tool-registry";

export interface ToolTurn {
  run(name: string, input: unknown, idempotencyKey?: string): Promise<RecordedResult>;
}

/**
 * The calls of one turn, strictly one after another whoever starts them at once: they are numbered, a model's changes
 * are counted, and after a question nothing else of a model's is done.
 */
export function openToolTurn(caller: ToolCaller, options: { startAt?: number; clock?: Clock } = {}): ToolTurn {
  let queue: Promise<unknown> = Promise.resolve();
  let sequence = (options.startAt ?? 1) - 1;
  let writes = 0;
  let confirmationOpen = false;

  async function call(name: string, input: unknown, idempotencyKey?: string): Promise<RecordedResult> {
    sequence += 1;
    const clock = options.clock ? { clock: options.clock } : {};
    const result = await runTool({
      name,
      input,
      caller,
      idempotencyKey,
      sequence,
      writesInTurn: writes,
      confirmationOpen,
      ...clock,
    });
    const effect = findTool(name)?.effect;
    if (result.success && effect !== "read") writes += 1;
    if (result.success && effect === "destroy") confirmationOpen = true;
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
