import { expect, test, vi } from "vitest";
import { type EventSender, eventStream } from "@/lib/platform/event-stream";

function openStream() {
  const stop = vi.fn();
  const gone = new AbortController();
  let sender: EventSender | undefined;
  const response = eventStream({
    signal: gone.signal,
    mayGoOn: async () => true,
    open: async (opened) => {
      sender = opened;
      return stop;
    },
  });
  const send = (count: number) => {
    for (let index = 0; index < count; index += 1) sender?.send({ index });
  };
  return { response, stop, send, gone };
}

test("a stream that nobody reads is ended, and holds no more than so much", async () => {
  const { response, stop, send } = openStream();
  await vi.waitFor(() => send(1));
  send(10_000);
  await vi.waitFor(() => expect(stop).toHaveBeenCalledOnce());
  expect((await response.text()).split("\n\n").length).toBeLessThan(1100);
});

test("one that is read goes on for as long as it likes", async () => {
  const { response, stop, send, gone } = openStream();
  const reader = response.body?.getReader();
  for (let count = 0; count < 3000; count += 1) {
    send(1);
    await reader?.read();
  }
  expect(stop).not.toHaveBeenCalled();
  gone.abort();
  expect(stop).toHaveBeenCalledOnce();
});
