import { expect, test, vi } from "vitest";
import { type EventSender, eventStream } from "@/lib/platform/event-stream";

function openStream() {
  const stop = vi.fn();
  const gone = new AbortController();
  const open = vi.fn(async (opened: EventSender) => {
    sender = opened;
    return stop;
  });
  let sender: EventSender | undefined;
  const response = eventStream({
    signal: gone.signal,
    mayGoOn: async () => true,
    open,
  });
  const send = (count: number) => {
    for (let index = 0; index < count; index += 1) sender?.send({ index });
  };
  return { response, open, stop, send, gone };
}

test("a stream that nobody reads on is ended, and holds no more than so much", async () => {
  const { response, stop, send } = openStream();
  const reader = response.body?.getReader();
  await reader?.read();
  send(10_000);
  expect(stop).toHaveBeenCalledOnce();
  let unread = 0;
  while (!(await reader?.read())?.done) unread += 1;
  expect(unread).toBeLessThan(1100);
});

test("an answer that is never read, such as that to a HEAD, watches nothing", async () => {
  const { response, open } = openStream();
  expect(response.status).toBe(200);
  await new Promise(setImmediate);
  expect(open).not.toHaveBeenCalled();
});

test("nor does one whose browser left before it was read", async () => {
  const { response, open, gone } = openStream();
  gone.abort();
  expect(await response.text()).toBe("");
  expect(open).not.toHaveBeenCalled();
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
