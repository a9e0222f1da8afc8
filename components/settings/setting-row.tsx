import type { ReactNode } from "react";

interface SettingRowProps {
  title: string;
  text: string;
  /** What can be done about it, if anything. */
  children?: ReactNode;
}

/** Words on the left, the button on the right; one above the other where there is no room. */
export function SettingRow({ title, text, children }: SettingRowProps) {
  return (
    <div className="flex flex-col gap-3 tablet:flex-row tablet:items-center tablet:justify-between tablet:gap-8">
      <div className="min-w-0">
        <h3 className="font-[550] text-label">{title}</h3>
        <p className="mt-0.5 text-label text-pretty text-soft">{text}</p>
      </div>
      {children ? <div className="flex-none">{children}</div> : null}
    </div>
  );
}
