import type { ReactNode } from "react";

interface SettingsSectionProps {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

export function SettingsSection({ id, title, text, children }: SettingsSectionProps) {
  return (
    <section aria-labelledby={id} className="border-line border-t py-8">
      <h2 id={id} className="font-semibold text-lead">
        {title}
      </h2>
      <p className="mt-1 text-label text-pretty text-soft">{text}</p>
      <div className="mt-6 space-y-6">{children}</div>
    </section>
  );
}
