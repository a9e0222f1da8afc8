import * as Dialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { IconButton } from "@/components/icon-button";
import { Sheet } from "@/components/sheet";
import { useCommandKey } from "@/components/use-command-key";

interface ShortcutHelpProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Other machines call it by another name. */
const COMMAND = "⌘";

const SHORTCUTS = {
  Anywhere: {
    [`${COMMAND} K`]: "Search and commands",
    [`${COMMAND} ⇧ O`]: "New chat",
    [`${COMMAND} /`]: "This sheet",
  },
  "Away from a conversation": {
    "G C": "Chat",
    "G T": "Tasks",
    "G A": "Activity",
    "G S": "Settings",
    "?": "This sheet",
  },
  "In a conversation": {
    "A … Z": "Write a message, from anywhere",
    Enter: "Send",
    "⇧ Enter": "New line",
    "↑": "Edit the last message, in an empty field",
    Escape: "Leave the field",
  },
  "In the list": {
    N: "New task",
    "/": "Search",
    "J K ↓ ↑": "Next, previous task",
    Enter: "Open the task",
    D: "Done, not done",
    X: "Select",
    "⇧ X": "Select all up to here",
    Delete: "Delete, after a question",
    Escape: "Close what is open, stop selecting",
  },
};

export function ShortcutHelp({ open, onOpenChange }: ShortcutHelpProps) {
  const commandKey = useCommandKey();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Sheet className="inset-x-3 top-[12dvh] mx-auto max-h-[76dvh] max-w-[34rem] animate-appear overflow-y-auto rounded-huge border border-line bg-card p-5 shadow-window">
        <div className="flex items-center justify-between">
          <Dialog.Title className="font-semibold text-lead">Keyboard shortcuts</Dialog.Title>
          <Dialog.Close asChild>
            <IconButton label="Close">
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          </Dialog.Close>
        </div>
        <div className="mt-3 grid gap-6 tablet:grid-cols-2">
          {Object.entries(SHORTCUTS).map(([where, keys]) => (
            <section key={where} aria-label={where}>
              <h3 className="font-semibold text-small text-soft">{where}</h3>
              <dl className="mt-2 space-y-2">
                {Object.entries(keys).map(([key, meaning]) => (
                  <div key={key} className="flex items-baseline justify-between gap-4 text-label">
                    <dt className="order-2 flex gap-1">
                      {key.split(" ").map((part) => (
                        <kbd
                          key={part}
                          className="min-w-6 rounded-[5px] border border-line bg-paper px-1.5 text-center font-sans text-small text-soft"
                        >
                          {part === COMMAND ? commandKey : part}
                        </kbd>
                      ))}
                    </dt>
                    <dd>{meaning}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        <p className="mt-5 text-small text-soft">
          Beside a conversation letters and signs are your words, so no shortcut there is a letter alone. The arrows,
          Enter and Delete work in the list as everywhere.
        </p>
      </Sheet>
    </Dialog.Root>
  );
}
