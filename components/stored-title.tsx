import { visibleParts } from "@/lib/domain/visible-parts";

/** A title as it is stored, with nothing in it that cannot be seen, and nothing that reaches beyond it. */
export const StoredTitle = ({ title }: { title: string }) => (
  <bdi className="min-w-0 whitespace-pre-wrap text-left wrap-anywhere">
    {visibleParts(title).map(({ text, isMark }, index) =>
      isMark ? (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a title's characters never change their places.
          key={index}
          dir="ltr"
          className="mx-px rounded-[4px] bg-warn-soft px-0.5 text-small text-warn"
        >
          {text}
        </span>
      ) : (
        text
      ),
    )}
  </bdi>
);
