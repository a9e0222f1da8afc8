import { type HttpAnswer, send } from "@/tests/support/http-person";

/** What the sign-out button sends, from a browser that holds these cookies. */
export async function signOutOverHttp(address: string, cookie: string): Promise<HttpAnswer> {
  const { body, headers } = await send(`${address}/api/auth/csrf`, "GET", undefined, { cookie });
  const added = headers.getSetCookie().map((line) => line.split(";")[0]);
  const form = { csrfToken: body.csrfToken, callbackUrl: "/", json: "true" };
  return send(`${address}/api/auth/signout`, "POST", form, { cookie: [cookie, ...added].join("; ") });
}
