/** Where the messages will stand, while they are on their way. */
export const MessageSkeleton = () => (
  <div role="status" className="mt-auto animate-appear space-y-6 pb-8 [animation-delay:200ms]">
    <span className="sr-only">Loading the conversation</span>
    <div className="ms-auto h-10 w-2/5 rounded-huge bg-line" />
    <div className="space-y-2.5">
      <div className="h-3 w-3/5 rounded-small bg-line" />
      <div className="h-3 w-1/3 rounded-small bg-line" />
    </div>
  </div>
);
