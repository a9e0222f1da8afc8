import type { ReactNode } from "react";
import { CardsContext } from "@/components/chat/cards-context";
import { type ChatTasks, ChatTasksContext } from "@/components/chat/use-chat-tasks";
import { type UndoneRecords, UndoneRecordsContext } from "@/components/chat/use-undone-records";
import type { ConfirmationCardJson } from "@/lib/domain/confirmation-card-json";

interface ChatContextsProps {
  tasks: ChatTasks;
  cards: ConfirmationCardJson[];
  undone: UndoneRecords;
  children: ReactNode;
}

/** What replies know beside their own words: how tasks, cards and changes stand now. */
export const ChatContexts = ({ tasks, cards, undone, children }: ChatContextsProps) => (
  <CardsContext value={cards}>
    <UndoneRecordsContext value={undone}>
      <ChatTasksContext value={tasks}>{children}</ChatTasksContext>
    </UndoneRecordsContext>
  </CardsContext>
);
