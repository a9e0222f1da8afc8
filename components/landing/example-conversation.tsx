import type { ReactNode } from "react";
import { PersonWords } from "@/components/chat/person-words";
import { ExampleDeletion } from "@/components/landing/example-deletion";
import { ExampleTask } from "@/components/landing/example-task";

/** A conversation as it looks in the app. Its buttons work, so that the promise can be tried before signing in. */
export function ExampleConversation() {
  return (
    <section
      aria-labelledby="example"
      className="rounded-huge border border-line bg-paper shadow-window tablet:min-h-[31rem]"
    >
      <div className="flex h-12 items-center justify-between gap-3 border-line border-b px-5 text-label">
        <h2 id="example" className="truncate font-semibold">
          An example to try
        </h2>
        <p className="flex items-center gap-2 whitespace-nowrap text-small text-soft">
          <span aria-hidden="true" className="size-1.75 rounded-full bg-accent" />
          Works without a model
        </p>
      </div>
      <div className="space-y-5 px-5 py-6">
        <Turn delay={80}>
          <PersonWords>remind me to call the bank tomorrow at 9, it’s urgent</PersonWords>
        </Turn>
        <Turn delay={420}>
          <ExampleTask />
        </Turn>
        <Turn delay={900}>
          <PersonWords>clear out everything I’ve finished</PersonWords>
        </Turn>
        <Turn delay={1240}>
          <ExampleDeletion />
        </Turn>
      </div>
    </section>
  );
}

function Turn({ delay, children }: { delay: number; children: ReactNode }) {
  return (
    <div className="animate-appear" style={{ animationDelay: `${delay}ms` }}>
      {children}
    </div>
  );
}
