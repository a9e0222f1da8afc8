import type { Metadata } from "next";
import { NoticePage } from "@/components/notice-page";
import { QuietLink } from "@/components/quiet-link";

export const metadata: Metadata = { title: "Not found" };

export default function NotFound() {
  return (
    <NoticePage title="There is nothing here" text="The page may have moved, or the address has a slip in it.">
      <QuietLink href="/">Go to your tasks</QuietLink>
    </NoticePage>
  );
}
