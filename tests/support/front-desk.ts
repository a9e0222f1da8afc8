import { createServer } from "node:http";

/** Something that several processes may share. */
interface Shared {
  /** All that one needs to know to use it. */
  value: string;
  stop(): Promise<void>;
}

type Settings = Record<string, string>;

export interface FrontDesk {
  url: string;
  /** Ends whatever was begun. */
  close(): Promise<void>;
}

/**
 * Begins a thing when the first test asks for it, hands the same one to all who ask, and ends it after the last. For what
 * costs seconds and can be shared between files, which run in processes of their own; a run that needs none begins none.
 * Who wishes for the same with other settings gets another one.
 */
export async function openFrontDesk(
  offers: Record<string, (settings: Settings) => Promise<Shared>>,
): Promise<FrontDesk> {
  const begun = new Map<string, Promise<Shared>>();
  const begin = (wish: string): Promise<Shared> => {
    const [name = "", settings] = wish.split("?");
    const offer = offers[name] ?? (() => Promise.reject(new Error(`Nobody offers ${name}`)));
    const thing = begun.get(wish) ?? offer(Object.fromEntries(new URLSearchParams(settings)));
    begun.set(wish, thing);
    return thing;
  };
  const desk = createServer((request, response) => {
    begin((request.url ?? "").slice(1)).then(
      ({ value }) => response.end(value),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => desk.listen(0, "127.0.0.1", resolve));
  const bound = desk.address();
  return {
    url: `http://127.0.0.1:${typeof bound === "object" ? bound?.port : ""}`,
    async close() {
      desk.closeAllConnections();
      desk.close();
      const things = await Promise.allSettled(begun.values());
      for (const thing of things) if (thing.status === "fulfilled") await thing.value.stop();
    },
  };
}

export async function askFrontDesk(url: string, name: string, settings: Settings = {}): Promise<string> {
  const inOrder = new URLSearchParams(Object.entries(settings));
  inOrder.sort();
  const answer = await fetch(`${url}/${name}?${inOrder}`);
  const words = await answer.text();
  if (!answer.ok) throw new Error(words);
  return words;
}
