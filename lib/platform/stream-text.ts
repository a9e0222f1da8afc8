/** Small pieces travel together. */
const CHUNK = 16 * 1024;

/** Text as a response body, made only as fast as it is read. */
export function streamText(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      let text = "";
      while (text.length < CHUNK) {
        const { value, done } = await parts.next();
        if (done) {
          if (text) controller.enqueue(encoder.encode(text));
          return controller.close();
        }
        text += value;
      }
      controller.enqueue(encoder.encode(text));
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}
