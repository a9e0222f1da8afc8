import { cleanup, render } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { onTestFinished } from "vitest";
import { Chat } from "@/components/chat/chat";
import { ConversationList } from "@/components/chat/conversation-list";
import { requestMessages } from "@/components/chat/conversation-requests";
import { viewReply } from "@/components/chat/reply-view";
import { requestCard } from "@/components/confirmation/confirmation-requests";
import { LiveConfirmation } from "@/components/confirmation/live-confirmation";
import { LiveConnection } from "@/components/live/live-connection";
import { sendRequest } from "@/components/send-request";
import { readChatData } from "@/lib/domain/chat-data";
import { installBrowserGlobals } from "@/tests/components/support/browser-globals";
import { nextAnswer } from "@/tests/components/support/network";
import { openPage, type personOver, TIME_ZONE } from "@/tests/components/support/open-page";

type Person = Awaited<ReturnType<typeof personOver>>;

/** A conversation that has begun, as its page shows it: with how the things stand that it speaks of. */
export async function openConversation(person: Person, id: string): Promise<UserEvent> {
  installBrowserGlobals(person.address, person.cookie);
  const { title, messages, has_more } = await requestMessages(id);
  const answers = messages.filter(({ role }) => role === "assistant");
  const cards = answers.flatMap(({ parts }) => readChatData(parts, "confirmation")?.id ?? []);
  const records = answers.flatMap((reply) => viewReply(reply).records);
  const undone = `/api/activity/undone?records=${records.join(",")}`;
  return openPage(
    person,
    `/c/${id}`,
    <>
      <ConversationList timeZone={TIME_ZONE} />
      <Chat
        id={id}
        title={title}
        mind="Rules"
        messages={messages}
        hasMore={has_more}
        timeZone={TIME_ZONE}
        cards={await Promise.all(cards.map(requestCard))}
        undone={records.length > 0 ? (await sendRequest<{ undone: string[] }>("GET", undone)).undone : []}
      />
    </>,
  );
}

/** The conversation in which something was just said, read anew, as after a reload. */
export async function openAgain(person: Person): Promise<UserEvent> {
  cleanup();
  return openConversation(person, conversationId());
}

export const conversationId = (): string => window.location.pathname.replace("/c/", "");

/** The page of a card alone, where links from outside lead; done when it has looked whether it was answered on the way. */
export async function openCard(person: Person, id: string): Promise<UserEvent> {
  installBrowserGlobals(person.address, person.cookie);
  history.replaceState(null, "", `/confirm/${id}`);
  const initial = await requestCard(id);
  const looked = nextAnswer(`GET /api/confirmations/${id}`);
  render(
    <>
      <LiveConfirmation initial={initial} takesFocus />
      <LiveConnection personId={person.name} />
    </>,
  );
  onTestFinished(cleanup);
  await looked;
  return userEvent.setup();
}
