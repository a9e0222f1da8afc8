import { onTestFinished } from "vitest";
import { gate } from "@/tests/support/gate";

type Send = () => Promise<Response>;

/** A request of the page is named like "GET /api/tasks?limit=100". */
const stops: { which: RegExp; meet: (send: Send) => Promise<Response> }[] = [];
const listeners = new Set<(request: string, response: Response) => void>();

/** What every request of the page goes through: whoever stopped last those like it has it, all others go straight on. */
export async function goOn(request: string, send: Send): Promise<Response> {
  const stop = stops.findLast(({ which }) => which.test(request));
  const response = await (stop ? stop.meet(send) : send());
  for (const listener of listeners) listener(request, response);
  return response;
}

/** Refuses such requests on the server's behalf until it is told to let them through. */
export function refuse(which: RegExp): { letThrough: () => void } {
  const refusal = { error: "Try again in a moment.", error_code: "DATABASE_ERROR" };
  return { letThrough: meet(which, async () => Response.json(refusal, { status: 503 })) };
}

/** Keeps such requests back until they are let go: what comes after that gets through. */
export function hold(which: RegExp): { letGo: () => void } {
  const released = gate();
  meet(which, async (send) => {
    await released.opened;
    return send();
  });
  return { letGo: released.open };
}

/** Lets the server answer one such request, and keeps the answer back: what happens meanwhile, it does not know of. */
export function holdAnswer(which: RegExp): { answered: Promise<void>; letGo: () => void } {
  const answered = gate();
  const released = gate();
  const leave = meet(which, async (send) => {
    leave();
    const response = await send();
    answered.open();
    await released.opened;
    return response;
  });
  return { answered: answered.opened, letGo: released.open };
}

/** The next answer to such a request. To be called before what leads there. */
export function nextAnswer(which: RegExp): Promise<Response> {
  return new Promise((resolve) => {
    const forget = onAnswer((request, response) => {
      if (!which.test(request)) return;
      forget();
      resolve(response.clone());
    });
  });
}

export function onAnswer(listener: (request: string, response: Response) => void): () => void {
  listeners.add(listener);
  const forget = () => void listeners.delete(listener);
  onTestFinished(forget);
  return forget;
}

function meet(which: RegExp, how: (send: Send) => Promise<Response>): () => void {
  const stop = { which, meet: how };
  stops.push(stop);
  const leave = () => {
    const index = stops.indexOf(stop);
    if (index >= 0) stops.splice(index, 1);
  };
  onTestFinished(leave);
  return leave;
}
