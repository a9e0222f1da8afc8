import { vi } from "vitest";

type Send = () => Promise<Response>;

/** Between the page and the server: what happens to requests for this very address, to so many of them. Others pass. */
function onTheWay(path: string, times: number, happen: (send: Send) => Promise<Response>): void {
  const original = globalThis.fetch;
  let left = times;
  const through: typeof fetch = (input, init) => {
    const send = () => original(input, init);
    const { pathname, search } = new URL(String(input), window.location.href);
    if (pathname + search !== path || left === 0) return send();
    left -= 1;
    return happen(send);
  };
  vi.stubGlobal("fetch", through);
}

/** Keeps back what the page asks for there until it is let go, or lost: what comes after that gets through. */
export function holdRequests(path: string): { asked: Promise<void>; letGo: () => void; breakOff: () => void } {
  const asked = gate();
  const released = gate();
  let isOver = false;
  let isLost = false;
  onTheWay(path, Number.POSITIVE_INFINITY, async (send) => {
    const wasHeld = !isOver;
    asked.open();
    await released.opened;
    return wasHeld && isLost ? lost() : send();
  });
  const release = (lose: boolean) => () => {
    [isOver, isLost] = [true, lose];
    released.open();
  };
  return { asked: asked.opened, letGo: release(false), breakOff: release(true) };
}

/** Lets the server answer one such request, and keeps the answer back: what happens meanwhile, it does not know of. */
export function holdAnswer(path: string): { answered: Promise<void>; letGo: () => void } {
  const answered = gate();
  const released = gate();
  onTheWay(path, 1, async (send) => {
    const response = await send();
    const text = await response.text();
    answered.open();
    await released.opened;
    return new Response(text, response);
  });
  return { answered: answered.opened, letGo: released.open };
}

/** The next such request never gets there. */
export const breakRequest = (path: string): void => onTheWay(path, 1, lost);

/** The next such request gets there, and what the server says to it never comes back. */
export const loseAnswer = (path: string): void =>
  onTheWay(path, 1, async (send) => {
    await (await send()).text();
    return lost();
  });

/** The next such request is answered like this, and the server hears nothing of it. */
export const answerWith = (path: string, status: number, body: object): void =>
  onTheWay(path, 1, async () => Response.json(body, { status }));

/** From now on what the server answers there is changed on its way back. */
export const changeAnswers = (path: string, change: (body: Record<string, unknown>) => object): void =>
  onTheWay(path, Number.POSITIVE_INFINITY, async (send) => Response.json(change(await (await send()).json())));

/** The next time the page is connected to the server's events. To be called before the page is opened. */
export function connection(): Promise<void> {
  const connected = gate();
  onTheWay("/api/events", Number.POSITIVE_INFINITY, async (send) => {
    const response = await send();
    if (response.ok) connected.open();
    return response;
  });
  return connected.opened;
}

const lost = (): Promise<never> => Promise.reject(new TypeError("Failed to fetch"));

function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
