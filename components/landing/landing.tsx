import type { ReactNode } from "react";
import { ExampleConversation } from "@/components/landing/example-conversation";
import { Mark } from "@/components/mark";

const PROMISES = [
  {
    title: "Nothing lost by accident",
    text: "Deleting waits for your own yes, on exactly the tasks you were shown.",
  },
  {
    title: "It says why",
    text: "Every change tells how your words were read, and can be taken back.",
  },
  {
    title: "Works with nothing set up",
    text: "No key and no cloud. Add a language model the day you want one.",
  },
];

export function Landing({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-[1152px] flex-col px-5 tablet:px-9">
      <header className="flex h-16 items-center gap-2.5 font-[650] text-[1.0625rem] tracking-tight tablet:h-20">
        <Mark className="size-6" />
        Steward
      </header>
      <main className="grid flex-1 grid-cols-1 items-center gap-x-16 gap-y-12 py-6 desktop:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <div className="max-w-[34rem]">
          <h1 className="font-semibold text-display text-balance">A to-do list you talk to.</h1>
          <p className="mt-5 text-lead text-pretty text-soft">
            Say it in your own words. Steward does it at once, asks before it deletes anything, and can take every
            change back.
          </p>
          <div className="mt-9">{children}</div>
        </div>
        <ExampleConversation />
      </main>
      <footer className="mt-8 border-line border-t py-8">
        <ul className="grid gap-x-10 gap-y-6 tablet:grid-cols-3">
          {PROMISES.map(({ title, text }) => (
            <li key={title}>
              <h2 className="font-semibold text-label">{title}</h2>
              <p className="mt-1 text-label text-pretty text-soft">{text}</p>
            </li>
          ))}
        </ul>
      </footer>
    </div>
  );
}
