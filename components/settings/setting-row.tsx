import type { ReactNode } from "react";

interface SettingRowProps {
  title: string;
  text: string;
  /** What can be done about it, if anything. */
  children?: ReactNode;
  /** Small enough to stand beside the words on a phone, too. */
  isSmall?: boolean;
}

/** Words on the left, the button on the right; one above the other where there is no room. */
export function SettingRow({ title, text, children, isSmall = false }: SettingRowProps) {
  return (
    <div
      className={`flex tablet:flex-row tablet:items-center tablet:justify-between tablet:gap-8 ${
        isSmall ? "items-center justify-between gap-4" : "flex-col gap-3"
      }`}
    >
      <div className="min-w-0">
        <h3 className="font-[550] text-label">{title}</h3>
        <p className="mt-0.5 text-label text-pretty text-soft wrap-anywhere">{text}</p>
      </div>
      {children ? <div className="flex-none">{children}</div> : null}
    </div>
  );
}
