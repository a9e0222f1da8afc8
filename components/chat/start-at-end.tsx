/** Run by the browser as soon as it has read it, before anything is painted: a conversation opens at its end. */
export const StartAtEnd = ({ nonce }: { nonce: string | undefined }) => (
  <script
    nonce={nonce}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours.
    dangerouslySetInnerHTML={{ __html: "scrollTo(0, document.documentElement.scrollHeight)" }}
  />
);
