import { z } from "zod";
import { isOwnUndo } from "@/lib/policy/is-own-undo";
import type { ToolCaller } from "@/lib/tools/tool-caller";

interface Call {
  name: string;
  input?: unknown;
  caller: ToolCaller;
  writesInTurn: number;
}

/** As `undo` takes it. It is not checked here: what is no input of that tool takes nothing back. */
const undoInput = z.object({ record: z.unknown(), redo: z.unknown() }).partial().catch({});

/** Whether by this call the person takes something back, whoever carries it out for them. */
export function takesBackForPerson({ name, input, caller, writesInTurn }: Call): boolean {
  const { record, redo } = undoInput.parse(input);
  return isOwnUndo({
    toolName: name,
    namesRecord: record !== undefined,
    byToken: caller.token !== null,
    classificationMethod: caller.classification.method,
    asksToUndo: caller.wishToUndo === (redo === true ? "redo" : "undo"),
    writesInTurn,
  });
}
