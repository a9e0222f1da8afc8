import { createContext } from "react";
import type { ConfirmationCardJson } from "@/lib/domain/confirmation-card-json";

/** The cards that came with the page, so that a conversation is drawn whole at once. */
export const CardsContext = createContext<ConfirmationCardJson[]>([]);
