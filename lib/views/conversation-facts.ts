import type { ConfirmationCardJson } from "@/lib/domain/confirmation-card-json";
import { readConfirmation } from "@/lib/views/read-confirmation";
import { readUndoneRecords } from "@/lib/views/undone-records";

interface Mentioned {
  /** Ids of cards that replies show. */
  cards: string[];
  /** Ids of the records of what replies did. */
  records: string[];
}

export interface ConversationFacts {
  cards: ConfirmationCardJson[];
  undone: string[];
}

/** How the things stand that a conversation speaks of, so that its page is right from the first paint. */
export async function readConversationFacts(userId: string, { cards, records }: Mentioned): Promise<ConversationFacts> {
  const [found, undone] = await Promise.all([
    Promise.all(cards.map((id) => readConfirmation(userId, id))),
    readUndoneRecords(userId, records),
  ]);
  return { cards: found.filter((card) => card !== null), undone };
}
