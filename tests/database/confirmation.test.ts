import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { confirmationSentence } from "@/lib/domain/confirmation-words";
import {
  binnedTitlesOf,
  cardOf,
  inConversation,
  moveExpiry,
  newConversation,
  newPerson,
  recordsOf,
  refusal,
  withToken,
} from "@/tests/support/people";

describe("answering", () => {
  test("yes puts the tasks into the bin, once, with a record that can be undone", async () => {
    const person = await newPerson();
    const card = await person.askToDelete([await person.add("Buy milk")]);
    const outcome = await person.answer(card.id);
    expect(outcome).toMatchObject({ status: "deleted", deleted: [{ number: 1, title: "Buy milk" }], already_gone: [] });
    expect(confirmationSentence(outcome)).toBe("Deleted task 'Buy milk'");
    expect(await person.answer(card.id)).toEqual(outcome);
    expect(await person.answer(card.id, { decision: "cancel" })).toEqual(outcome);
    const deletions = (await recordsOf(person, "delete_task")).filter(({ changes }) => changes.length > 0);
    expect(deletions).toMatchObject([
      { id: outcome.record_id, success: true, parameters: { pending_action: card.id } },
    ]);
    expect(await cardOf(card.id)).toMatchObject({ status: "confirmed", resolvedBy: "button" });
  });

  test("no keeps the tasks, also when a yes follows", async () => {
    const person = await newPerson();
    const card = await person.askToDelete([await person.add("Buy milk")]);
    expect(await person.answer(card.id, { decision: "cancel" })).toMatchObject({ status: "kept" });
    const outcome = await person.answer(card.id);
    expect(outcome).toMatchObject({ status: "kept", deleted: [] });
    expect(confirmationSentence(outcome)).toBe("Okay, nothing was deleted.");
    expect(await binnedTitlesOf(person)).toEqual([]);
  });

  test("just before its hour a yes counts, just after it does not", async () => {
    const person = await newPerson();
    const [milk, bread] = [await person.add("Buy milk"), await person.add("Buy bread")];
    const inTime = await person.askToDelete([milk]);
    await moveExpiry(inTime.id, 30);
    expect(await person.answer(inTime.id)).toMatchObject({ status: "deleted" });
    const late = await person.askToDelete([bread]);
    await moveExpiry(late.id, 0);
    const outcome = await person.answer(late.id);
    expect(outcome).toMatchObject({ status: "expired", deleted: [], record_id: null });
    expect(confirmationSentence(outcome)).toBe("That question has expired. Nothing was deleted.");
    expect(await person.answer(late.id)).toEqual(outcome);
    expect(await binnedTitlesOf(person)).toEqual(["Buy milk"]);
    expect(await cardOf(late.id)).toMatchObject({ status: "expired", resolvedBy: "timeout" });
    const refusals = (await recordsOf(person, "delete_task")).filter(({ success }) => !success);
    expect(refusals).toMatchObject([{ errorCode: "CONFIRMATION_EXPIRED", parameters: { pending_action: late.id } }]);
  });

  test("a task edited meanwhile: nothing is deleted, the whole set is asked again", async () => {
    const person = await newPerson();
    const conversation = await newConversation(person);
    const [milk, bread] = [await person.add("Buy milk"), await person.add("Buy bread")];
    const caller = inConversation(person, conversation);
    const card = await person.askToDelete([milk, bread], { caller });
    await person.ok("update_task", { task: milk.id, title: "Buy oat milk" });
    const outcome = await person.answer(card.id);
    expect(outcome).toMatchObject({
      status: "changed",
      deleted: [],
      pending_action: { tasks: [{ title: "Buy oat milk" }, { title: "Buy bread" }] },
    });
    expect(confirmationSentence(outcome)).toBe(
      "Something changed since I asked. Are you sure you want to delete these 2 tasks?\n#1 Buy oat milk\n#2 Buy bread",
    );
    expect(await binnedTitlesOf(person)).toEqual([]);
    expect(await person.answer(card.id)).toEqual(outcome);
    const again = await cardOf(outcome.pending_action?.id ?? "");
    expect(again).toMatchObject({ status: "pending", conversationId: conversation, requestedBy: "session" });
    expect(again.expiresAt.toISOString()).toBe(outcome.pending_action?.expires_at);
    expect(await person.answer(again.id)).toMatchObject({ status: "deleted" });
    expect(await binnedTitlesOf(person)).toEqual(["Buy oat milk", "Buy bread"]);
  });

  test("changed and changed back is still not what was shown", async () => {
    const person = await newPerson();
    const task = await person.add("Buy milk");
    const card = await person.askToDelete([task]);
    await person.ok("complete_task", { task: task.id });
    await person.ok("undo");
    expect(await person.answer(card.id)).toMatchObject({ status: "changed" });
  });

  test("deleted elsewhere meanwhile: said, recorded, no error", async () => {
    const person = await newPerson();
    const [milk, bread] = [await person.add("Buy milk"), await person.add("Buy bread")];
    const card = await person.askToDelete([milk, bread]);
    await person.remove([milk]);
    const outcome = await person.answer(card.id);
    expect(outcome).toMatchObject({
      status: "deleted",
      deleted: [{ title: "Buy bread" }],
      already_gone: [{ title: "Buy milk" }],
    });
    expect(confirmationSentence(outcome)).toBe("Deleted task 'Buy bread'. 'Buy milk' was already gone");
    const alone = await person.askToDelete([await person.add("Buy eggs")]);
    await person.ok("undo");
    const gone = await person.answer(alone.id);
    expect(gone).toMatchObject({ status: "deleted", deleted: [], already_gone: [{ title: "Buy eggs" }] });
    const [last] = (await recordsOf(person, "delete_task")).toReversed();
    expect(last).toMatchObject({ id: gone.record_id, success: true, changes: [] });
  });
});

describe("who may answer", () => {
  test("a token cannot confirm, not even its own card, and the card stays open", async () => {
    const person = await newPerson();
    const token = withToken(person);
    const card = await person.askToDelete([await person.add("Buy milk")], { caller: token });
    expect(await refusal(person.answer(card.id, { caller: token }))).toMatchObject({
      error_code: "FORBIDDEN",
      data: { confirm_path: `/confirm/${card.id}`, pending_action: { id: card.id } },
    });
    const text = { caller: { ...token, conversationId: await newConversation(person) }, by: "text" as const };
    expect(await refusal(person.answer(card.id, text))).toMatchObject({ error_code: "FORBIDDEN" });
    expect(await cardOf(card.id)).toMatchObject({ status: "pending", requestedBy: "token" });
    expect(await binnedTitlesOf(person)).toEqual([]);
    expect(await person.answer(card.id)).toMatchObject({ status: "deleted" });
  });

  test("a token may call off its own card, not another's", async () => {
    const person = await newPerson();
    const token = withToken(person);
    const task = await person.add("Buy milk");
    const own = await person.askToDelete([task], { caller: token });
    const persons = await person.askToDelete([task]);
    const others = await person.askToDelete([task], { caller: withToken(person) });
    const decision = "cancel" as const;
    for (const { id } of [persons, others]) {
      expect(await refusal(person.answer(id, { caller: token, decision }))).toMatchObject({ error_code: "FORBIDDEN" });
      expect(await cardOf(id)).toMatchObject({ status: "pending" });
    }
    expect(await person.answer(own.id, { caller: token, decision })).toMatchObject({ status: "kept" });
  });

  test("a typed yes confirms only what a session asked in this conversation", async () => {
    const person = await newPerson();
    const here = await newConversation(person);
    const task = await person.add("Buy milk");
    const typed = { by: "text" as const, caller: inConversation(person, here) };
    const elsewhere = await person.askToDelete([task], {
      caller: inConversation(person, await newConversation(person)),
    });
    const fromList = await person.askToDelete([task]);
    const byToken = await person.askToDelete([task], { caller: { ...withToken(person), conversationId: here } });
    for (const { id } of [elsewhere, fromList, byToken]) {
      expect(await refusal(person.answer(id, typed))).toMatchObject({ error_code: "FORBIDDEN" });
    }
    await person.answer(byToken.id, { decision: "cancel" });
    const asked = await person.askToDelete([task], { caller: inConversation(person, here) });
    expect(await person.answer(asked.id, typed)).toMatchObject({ status: "deleted" });
    expect(await cardOf(asked.id)).toMatchObject({ resolvedBy: "text" });
  });

  test("another person's card is like one that never was", async () => {
    const [owner, stranger] = [await newPerson(), await newPerson()];
    const card = await owner.askToDelete([await owner.add("Buy milk")]);
    for (const decision of ["confirm", "cancel"] as const) {
      const foreign = await refusal(stranger.answer(card.id, { decision }));
      expect(foreign).toEqual(await refusal(stranger.answer(randomUUID(), { decision })));
      expect(foreign).toMatchObject({ error_code: "NOT_FOUND" });
    }
    expect(await cardOf(card.id)).toMatchObject({ status: "pending" });
  });
});
