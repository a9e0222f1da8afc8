import { randomUUID } from "node:crypto";

export interface HttpPerson {
  name: string;
  cookie: string;
  /** As the server sent them when this person signed in. */
  setCookies: string[];
  request(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<HttpAnswer>;
}

export interface HttpAnswer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/** Signs a new name in over plain HTTP, the way a browser's form does. */
export async function signInOverHttp(address: string, name = `Person ${randomUUID()}`): Promise<HttpPerson> {
  const csrf = await fetch(`${address}/api/auth/csrf`);
  const { csrfToken } = await csrf.json();
  const form = new URLSearchParams({ csrfToken, name, timeZone: "Europe/Berlin", json: "true" });
  const cookies = cookiesOf(csrf);
  const signedIn = await fetch(`${address}/api/auth/callback/local`, {
    method: "POST",
    body: form,
    headers: { cookie: cookies, origin: address },
    redirect: "manual",
  });
  const cookie = [cookies, cookiesOf(signedIn)].join("; ");
  return {
    name,
    cookie,
    setCookies: signedIn.headers.getSetCookie(),
    request: (method, path, body, headers) => send(address + path, method, body, { cookie, ...headers }),
  };
}

export async function send(
  url: string,
  method: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<HttpAnswer> {
  const json = body === undefined ? {} : { body: JSON.stringify(body) };
  const type = body === undefined ? {} : { "content-type": "application/json" };
  const response = await fetch(url, { method, ...json, headers: { ...type, ...headers }, redirect: "manual" });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text.startsWith("{") ? JSON.parse(text) : {} };
}

const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
