import type { LanguageModelV3, LanguageModelV3StreamPart } from "@ai-sdk/provider";
import { expect, test, vi } from "vitest";
import { continueAnswer, listen } from "@/lib/agent/models/listen";

const words = (delta: string): LanguageModelV3StreamPart => ({ type: "text-delta", id: "1", delta });
const call = (index: number): LanguageModelV3StreamPart => ({
  type: "tool-call",
  toolCallId: String(index),
  toolName: "list_tasks",
  input: "{}",
});

/** A model that never comes to an end by itself. */
function endlessModel(next: (index: number) => LanguageModelV3StreamPart) {
  const heardOut = vi.fn();
  const model: LanguageModelV3 = {
    specificationVersion: "v3",
    provider: "test",
    modelId: "endless",
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error("It only streams.")),
    async doStream({ abortSignal }) {
      abortSignal?.addEventListener("abort", heardOut);
      let index = 0;
      return { stream: new ReadableStream({ pull: (controller) => controller.enqueue(next(index++)) }) };
    },
  };
  return { model, heardOut };
}

const listenTo = (model: LanguageModelV3) => listen(model, { prompt: [] }, { quietMs: 60_000, checksCalls: false });

test("a model that calls without end is not an answer, and its connection is let go", async () => {
  const { model, heardOut } = endlessModel(call);
  await expect(listenTo(model)).rejects.toThrow("does not come to an end");
  expect(heardOut).toHaveBeenCalled();
});

test.each([
  ["calls", call],
  ["talks", () => words("and so on ")],
])("one that %s without end after its first words is broken off", async (_, next) => {
  const { model, heardOut } = endlessModel((index) => (index === 0 ? words("Well,") : next(index)));
  const told: LanguageModelV3StreamPart[] = [];
  const reading = continueAnswer(await listenTo(model)).pipeTo(
    new WritableStream({ write: (part) => void told.push(part) }),
  );
  await expect(reading).rejects.toThrow("does not come to an end");
  expect(told.length).toBeLessThan(5000);
  expect(heardOut).toHaveBeenCalled();
});
