import { describe, expect, it } from "vitest";
import { understand } from "@/lib/language/understand";
import { ACT_AT } from "@/lib/language/understanding";
import {
  asking,
  askingHow,
  askingOfTask,
  askingOthers,
  askingPerhaps,
  askingWhen,
} from "@/tests/unit/language/sentences/asking";
import { busyDay, offered, small } from "@/tests/unit/language/sentences/busy-day";
import { byNumber } from "@/tests/unit/language/sentences/by-number";
import { byState } from "@/tests/unit/language/sentences/by-state";
import { changing } from "@/tests/unit/language/sentences/changing";
import { chatting } from "@/tests/unit/language/sentences/chatting";
import { completing } from "@/tests/unit/language/sentences/completing";
import { creating } from "@/tests/unit/language/sentences/creating";
import { deleting } from "@/tests/unit/language/sentences/deleting";
import { listing } from "@/tests/unit/language/sentences/listing";
import { managing } from "@/tests/unit/language/sentences/managing";
import { reminding } from "@/tests/unit/language/sentences/reminding";
import { several } from "@/tests/unit/language/sentences/several";
import { steps } from "@/tests/unit/language/sentences/steps";
import { typos } from "@/tests/unit/language/sentences/typos";
import { summarisePlan } from "@/tests/unit/language/support/summarise-plan";

const context = { now: new Date("2026-02-02T10:00:00Z"), timeZone: "UTC" };

const groups = {
  asking,
  askingOfTask,
  busyDay,
  creating,
  several,
  byNumber,
  byState,
  reminding,
  listing,
  completing,
  changing,
  deleting,
  managing,
  steps,
  typos,
};

describe.each(Object.entries(groups))("%s", (_, rows) => {
  it.each(rows)("%s → %s", (says, intent, plan) => {
    const understood = understand(says, context);
    expect(understood.intent).toBe(intent);
    expect(summarisePlan(understood.plan)).toBe(plan);
    // Of what is none of ours nothing is known: a model may know more.
    if (intent !== "GENERAL_CHAT") expect(understood.confidence).toBeGreaterThanOrEqual(ACT_AT);
  });
});

describe("what may be for us", () => {
  it.each(offered)("%s is offered as %s", (says, as) => {
    const { intent, confidence, possibleIntents } = understand(says, context);
    expect({ intent, isSure: confidence >= ACT_AT }).toEqual({ intent: "GENERAL_CHAT", isSure: false });
    expect(possibleIntents).toContain(as);
  });

  it.each(askingPerhaps)("%s is answered when a task is called so", (says, plan) => {
    const { intent, confidence, plan: steps } = understand(says, context);
    expect({ intent, isSure: confidence >= ACT_AT }).toEqual({ intent: "GENERAL_CHAT", isSure: false });
    expect(summarisePlan(steps)).toBe(plan);
  });

  it.each(askingWhen)("%s asks when %s is, if a task is called so", (says, search) => {
    const { intent, plan } = understand(says, context);
    expect({ intent, plan }).toEqual({
      intent: "GENERAL_CHAT",
      plan: [{ tool: "list_tasks", filter: { status: "all", search }, asks: "when" }],
    });
  });

  it.each(small)("%s is small talk", (says) => {
    const { intent, possibleIntents } = understand(says, context);
    expect({ intent, possibleIntents }).toEqual({ intent: "GENERAL_CHAT", possibleIntents: [] });
  });
});

describe("how something is done", () => {
  it.each(askingHow)("%s asks about %s, and for nothing", (says, helpWith) => {
    expect(understand(says, context)).toMatchObject({
      intent: "GENERAL_CHAT",
      helpWith,
      plan: [],
      possibleIntents: [],
    });
  });

  it.each(["can you delete my tasks", "can you show tasks", "can you remind me to call mom"])(
    "%s asks for it",
    (says) => {
      expect(understand(says, context)).toMatchObject({ helpWith: null });
    },
  );

  it.each(["how do I delete my account", "how do I cancel my order", "how do I delete a photo"])(
    "%s is not ours",
    (says) => {
      expect(understand(says, context).helpWith).toBeNull();
    },
  );
});

describe("what is none of our business", () => {
  it.each([...chatting, ...askingOthers])("%s leads to no action", (says) => {
    const { intent, confidence } = understand(says, context);
    expect(intent === "GENERAL_CHAT" || confidence < ACT_AT).toBe(true);
  });
});

it("holds more than three hundred sentences of our own", () => {
  expect(Object.values(groups).flat().length + chatting.length).toBeGreaterThan(300);
});
