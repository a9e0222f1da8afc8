import type { ReactNode } from "react";
import { Mark } from "@/components/mark";

interface NoticePageProps {
  title: string;
  text: string;
  /** What can be done about it. */
  children: ReactNode;
}

/** A page with one thing to say. */
export function NoticePage({ title, text, children }: NoticePageProps) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-[26rem] flex-col justify-center px-5 pb-24">
      <Mark className="size-8" />
      <h1 className="mt-6 font-semibold text-title">{title}</h1>
      <p className="mt-2 text-pretty text-soft">{text}</p>
      <div className="mt-6 flex items-center gap-4">{children}</div>
    </main>
  );
}
