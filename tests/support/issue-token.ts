import { expect } from "vitest";
import { type HttpPerson, send } from "@/tests/support/http-person";

interface TokenWish {
  scope: "read" | "write";
  name?: string;
}

/** A token that this person makes, and what a program does with it. */
export async function issueToken(address: string, person: HttpPerson, { scope, name = "Script" }: TokenWish) {
  const { status, body } = await person.request("POST", "/api/tokens", { name, scope });
  expect(status).toBe(201);
  const token = String(body.token);
  const call = (method: string, path: string, content?: unknown, headers: Record<string, string> = {}) =>
    send(address + path, method, content, { authorization: `Bearer ${token}`, ...headers });
  return { id: String(body.id), token, call };
}
