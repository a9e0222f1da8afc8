import { onTestFinished } from "vitest";
import { gate } from "@/tests/support/gate";

/** Requests of the page: those of a name like "GET /api/tasks", whatever they ask for behind it, or all that match. */
type Which = string | RegExp;
type Send = () => Promise<Response>;

interface Listener {
  answered?: (request: string, response: Response) => void;
  broken?: (request: string) => void;
}

const stops: { which: Which; meet: (send: Send) => Promise<Response> }[] = [];
const listeners = new Set<Listener>();

/** What every request of the page goes through: whoever stopped last those like it has it, all others go straight on. */
export async function goOn(request: string, send: Send): Promise<Response> {
  const stop = stops.findLast(({ which }) => isLike(which, request));
  try {
    const response = await (stop ? stop.meet(send) : send());
    for (const listener of listeners) listener.answered?.(request, response);
    return response;
  } catch (error) {
    // What the page itself no longer wants is no fault.
    const isUnwanted = error instanceof Error && error.name === "AbortError";
    if (!isUnwanted) for (const listener of listeners) listener.broken?.(request);
    throw error;
  }
}

/** Hears, until the test is over, of all that comes back to the page and of all that does not. */
export function listen(listener: Listener): () => void {
  listeners.add(listener);
  const forget = () => void listeners.delete(listener);
  onTestFinished(forget);
  return forget;
}

/** The next answer to such a request. To be called before what leads there. */
export function nextAnswer(which: Which): Promise<Response> {
  return new Promise((resolve) => {
    const forget = listen({
      answered: (request, response) => {
        if (!isLike(which, request)) return;
        forget();
        resolve(response.clone());
      },
    });
  });
}

/** The next time the page is connected to the server's events. To be called before the page is opened. */
export const connection = (): Promise<Response> => nextAnswer("GET /api/events");

/** Keeps such requests back until they are let go, or lost: what comes after that gets through. */
export function hold(which: Which): { asked: Promise<void>; letGo: () => void; breakOff: () => void } {
  const asked = gate();
  const released = gate();
  let isLost = false;
  const leave = meet(which, async (send) => {
    asked.open();
    await released.opened;
    return isLost ? lost() : send();
  });
  const release = (lose: boolean) => () => {
    leave();
    isLost = lose;
    released.open();
  };
  return { asked: asked.opened, letGo: release(false), breakOff: release(true) };
}

/** Lets the server answer one such request, and keeps the answer back: what happens meanwhile, it does not know of. */
export function holdAnswer(which: Which): { answered: Promise<void>; letGo: () => void } {
  const answered = gate();
  const released = gate();
  meetOne(which, async (send) => {
    const response = await send();
    answered.open();
    await released.opened;
    return response;
  });
  return { answered: answered.opened, letGo: released.open };
}

/** The next such request never gets there. */
export const breakRequest = (which: Which): void => meetOne(which, lost);

/** The next such request gets there, and what the server says to it never comes back. */
export const loseAnswer = (which: Which): void =>
  meetOne(which, async (send) => {
    await (await send()).text();
    return lost();
  });

const UNAVAILABLE = { status: 503, error: "Try again in a moment.", error_code: "DATABASE_ERROR" };

/** Refuses such requests on the server's behalf, which hears nothing of them, until it is told to let them through. */
export function refuse(which: Which, { status, ...refusal } = UNAVAILABLE): { letThrough: () => void } {
  return { letThrough: meet(which, async () => Response.json(refusal, { status })) };
}

/** From now on what the server answers there is changed on its way back. */
export const changeAnswers = (which: Which, change: (body: Record<string, unknown>) => object): void =>
  void meet(which, async (send) => Response.json(change(await (await send()).json())));

function meetOne(which: Which, how: (send: Send) => Promise<Response>): void {
  const leave = meet(which, (send) => {
    leave();
    return how(send);
  });
}

function meet(which: Which, how: (send: Send) => Promise<Response>): () => void {
  const stop = { which, meet: how };
  stops.push(stop);
  const leave = () => {
    const index = stops.indexOf(stop);
    if (index >= 0) stops.splice(index, 1);
  };
  onTestFinished(leave);
  return leave;
}

const isLike = (which: Which, request: string): boolean =>
  typeof which === "string" ? request.split("?")[0] === which : which.test(request);

const lost = (): Promise<never> => Promise.reject(new TypeError("Failed to fetch"));
