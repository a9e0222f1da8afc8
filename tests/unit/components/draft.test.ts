import { beforeEach, expect, test, vi } from "vitest";
import { Draft } from "@/components/chat/draft";

const HERE = "here";
const kept = new Map<string, string>();

/** The browser's memory. */
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

function draftAt(place = HERE): Draft {
  const draft = new Draft();
  draft.keepAt(place);
  return draft;
}

const send = (draft: Draft, text: string) => draft.send(text, HERE, () => crypto.randomUUID());

test("what is typed is there in the next document, and gone once it was taken", () => {
  const draft = draftAt();
  draft.write("Buy milk");
  expect(draftAt().read()).toBe("Buy milk");
  draft.taken(send(draft, "Buy milk"));
  expect(draftAt().read()).toBe("");
  expect(kept.size).toBe(0);
});

test("what was typed before anybody listened comes behind what was kept, and is not there twice", () => {
  const draft = draftAt();
  draft.typedBefore("Buy milk");
  draft.typedBefore("Buy milk");
  expect(draft.read()).toBe("Buy milk");
  const next = draftAt();
  next.typedBefore("");
  next.typedBefore("Pay rent");
  expect(next.read()).toBe("Buy milk\nPay rent");
});

test("words on their way stay, and what was typed since then stays when they are taken", () => {
  const draft = draftAt();
  draft.write("Buy milk");
  const sent = send(draft, "Buy milk");
  expect(draft.read()).toBe("Buy milk");
  draft.write("Pay rent");
  draft.taken(sent);
  expect(draft.read()).toBe("Pay rent");
});

test("words that come back stand before what was typed since, and leave it there when they arrive after all", () => {
  const draft = draftAt();
  const sent = send(draft, "Buy milk");
  draft.write("Pay rent");
  draft.bringBack(sent);
  expect(draft.read()).toBe("Buy milk\nPay rent");
  draft.taken(sent);
  expect(draft.read()).toBe("Pay rent");
});

test("words that were typed on stay as they are, and nothing comes back that arrived", () => {
  const draft = draftAt();
  draft.write("Buy milk");
  const sent = send(draft, "Buy milk");
  draft.write("Buy milk and eggs");
  draft.bringBack(sent);
  expect(draft.read()).toBe("Buy milk and eggs");
  const other = send(draft, "Pay rent");
  draft.write("");
  draft.taken(other);
  draft.bringBack(other);
  expect(draft.read()).toBe("");
});

test("a draft that was kept as mere words is still there", () => {
  kept.set("steward-draft-here", "Buy milk");
  expect(draftAt().read()).toBe("Buy milk");
});

test("the same words go under the same id until they are taken, also from the next document", () => {
  const draft = draftAt();
  draft.write("Buy milk");
  const { id } = send(draft, "Buy milk");
  draft.bringBack({ id, conversationId: HERE, text: "Buy milk" });
  expect(send(draft, "Buy milk").id).toBe(id);
  expect(send(draftAt(), "Buy milk").id).toBe(id);
  draft.taken({ id, conversationId: HERE, text: "Buy milk" });
  expect(send(draft, "Buy milk").id).not.toBe(id);
});

test("other words, another conversation and an id that was refused are other messages", () => {
  const draft = draftAt();
  const { id } = send(draft, "Buy milk");
  expect(draft.send("Buy milk", "elsewhere", () => "new").id).toBe("new");
  const again = send(draft, "Buy milk");
  expect(again.id).not.toBe(id);
  draft.refuse();
  expect(send(draft, "Buy milk").id).not.toBe(again.id);
});

test("what came back and was changed then is another message", () => {
  const draft = draftAt();
  const sent = send(draft, "Buy milk");
  draft.bringBack(sent);
  expect(draft.sent).toEqual(sent);
  draft.write("Buy milk and eggs");
  expect(draft.sent).toBeUndefined();
});

test("a new chat takes its words along when it becomes a conversation", () => {
  const draft = draftAt("new");
  draft.write("Buy milk");
  draft.keepAt(HERE);
  expect(draftAt("new").read()).toBe("");
  expect(draftAt().read()).toBe("Buy milk");
});

test("who has left writes over nobody's words", () => {
  const old = new Draft();
  const leave = old.keepAt(HERE);
  old.write("Buy milk");
  const sent = send(old, "Buy milk");
  leave();
  draftAt().write("Pay rent");
  old.taken(sent);
  expect(draftAt().read()).toBe("Pay rent");
});
