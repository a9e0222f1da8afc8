import { Activity, CircleCheck, type LucideIcon, MessageCircle, Settings } from "lucide-react";

export interface Place {
  name: string;
  href: string;
  icon: LucideIcon;
  /** The letter that leads there after G. */
  letter: string;
  isHere(path: string): boolean;
}

/** Where a conversation begins. It gets an address of its own with its first message. */
export const NEW_CHAT = "/";

/** Where a conversation stands, or may begin. */
export const isChat = (path: string): boolean => path === NEW_CHAT || path.startsWith("/c/");

const under = (href: string) => (path: string) => path === href || path.startsWith(`${href}/`);

/** Where one can be. The phone's bar has room for the first three. */
export const PLACES: Place[] = [
  {
    name: "Chat",
    href: NEW_CHAT,
    icon: MessageCircle,
    letter: "c",
    isHere: isChat,
  },
  { name: "Tasks", href: "/tasks", icon: CircleCheck, letter: "t", isHere: under("/tasks") },
  { name: "Activity", href: "/activity", icon: Activity, letter: "a", isHere: under("/activity") },
  { name: "Settings", href: "/settings", icon: Settings, letter: "s", isHere: under("/settings") },
];
