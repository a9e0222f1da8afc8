import * as Dialog from "@radix-ui/react-dialog";
import type { ComponentProps } from "react";

interface SheetProps extends ComponentProps<typeof Dialog.Content> {
  /** Said to whoever does not see it; missing where a title stands on the sheet itself. */
  name?: string;
  /** How the rest of the page is veiled. */
  veil?: string;
}

/**
 * What lies above the page while it is open. To be put into a `Dialog.Root`, which keeps the keyboard inside. All lie equally
 * high: a question put from a drawer stands later in the page, and so above it.
 */
export function Sheet({ name, veil = "bg-veil", className = "", children, ...rest }: SheetProps) {
  return (
    <Dialog.Portal>
      <Dialog.Overlay className={`fixed inset-0 z-20 animate-fade ${veil}`} />
      <Dialog.Content aria-describedby={undefined} className={`fixed z-20 ${className}`} {...rest}>
        {name ? <Dialog.Title className="sr-only">{name}</Dialog.Title> : null}
        {children}
      </Dialog.Content>
    </Dialog.Portal>
  );
}
