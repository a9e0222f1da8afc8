import { expect } from "vitest";
import type { HttpPerson } from "@/tests/support/http-person";

/** What a browser would hear of the server's events, until the server ends them. Connected when this returns. */
export async function listenOverHttp(address: string, { cookie }: HttpPerson) {
  const response = await fetch(`${address}/api/events`, { headers: { cookie } });
  const heard: string[] = [];
  const ended = (async () => {
    for await (const chunk of response.body ?? []) heard.push(new TextDecoder().decode(chunk));
  })();
  const text = () => heard.join("");
  await expect.poll(text).toContain(": hello");
  return { response, ended, text };
}
