import { isDeepStrictEqual } from "node:util";
import type { DoneCall } from "@/lib/agent/rules/dialogue";
import type { OpenQuestion } from "@/lib/agent/rules/open-question";
import type { ErrorCode } from "@/lib/domain/error-codes";
import type { JsonObject } from "@/lib/domain/invocation";
import { fail, type ToolResult } from "@/lib/domain/tool-result";

export interface Call {
  tool: string;
  input: JsonObject;
}

/** A ready-made answer: what the button says, and the message it sends. */
export interface AnswerOption {
  label: string;
  message: string;
}

export interface Question {
  kind: "ask";
  question: string;
  options: AnswerOption[];
  /** What an answer in the person's own words goes on with; null when every option is a whole request. */
  open: OpenQuestion | null;
  /** What a program knows the reason by. */
  code?: ErrorCode;
}

export interface Failure {
  kind: "fail";
  text: string;
  code: ErrorCode;
}

export type Ending = { kind: "say"; text: string } | Question | Failure;

/**
 * What the rules do about a message, told as a generator: it yields the calls it wants made and goes on with their
 * results. Nothing of it is kept between two steps of a turn. It is told again from the beginning, and the results that
 * are there already carry it to where it was.
 */
export type Script<Result> = Generator<Call[], Result, ToolResult[]>;

export function* callTool(tool: string, input: JsonObject): Script<ToolResult> {
  const [result] = yield [{ tool, input }];
  return result ?? fail("INTERNAL_ERROR", "An error occurred. Please try again.");
}

export type Move = { kind: "call"; calls: Call[] } | Ending;

/** Tells the script until it wants a call whose result is not there yet, or to its end. */
export function nextMoveOf(script: Script<Ending>, done: readonly DoneCall[]): Move {
  const left = [...done];
  const take = (call: Call): ToolResult | null => {
    const at = left.findIndex(({ tool, input }) => tool === call.tool && isDeepStrictEqual(input, call.input));
    return at < 0 ? null : (left.splice(at, 1)[0]?.result ?? null);
  };
  for (let step = script.next(); ; ) {
    if (step.done) return step.value;
    const results = step.value.map(take);
    const open = step.value.filter((_, index) => results[index] === null);
    if (open.length > 0) return { kind: "call", calls: open };
    step = script.next(results.filter((result) => result !== null));
  }
}
