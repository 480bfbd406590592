/** An answer that is written while it is read: asked for the next part only when the last one has gone out. */
export function streamAnswer(source: AsyncIterable<string | Uint8Array>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const parts = source[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
      },
      async cancel() {
        await parts.return?.();
      },
    },
    { highWaterMark: 1 },
  );
}
