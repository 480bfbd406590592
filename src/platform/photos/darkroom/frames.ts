import type { Readable, Writable } from 'node:stream';

/** What is said through a pipe: some words, and the bytes that belong to them. */
export type Frame = { words: unknown; blobs: Buffer[] };

/** The length of the head, the head as JSON, the blobs: nothing is copied, whatever its size. */
export function writeFrame(pipe: Writable, words: unknown, blobs: readonly Uint8Array[]): void {
  const head = Buffer.from(JSON.stringify({ words, sizes: blobs.map((blob) => blob.length) }));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  for (const part of [length, head, ...blobs]) pipe.write(part);
}

/** Every frame as it becomes whole, until the pipe ends. */
export async function* readFrames(pipe: Readable): AsyncGenerator<Frame, void> {
  const chunks = pipe[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let rest: Buffer = Buffer.alloc(0);
  const take = async (size: number): Promise<Buffer | undefined> => {
    const parts = [rest];
    let have = rest.length;
    while (have < size) {
      const { value, done } = await chunks.next();
      if (done) return undefined;
      parts.push(value);
      have += value.length;
    }
    const all = parts.length === 1 ? rest : Buffer.concat(parts, have);
    rest = all.subarray(size);
    return all.subarray(0, size);
  };
  for (let length = await take(4); length; length = await take(4)) {
    const head = await take(length.readUInt32BE());
    if (!head) return;
    const { words, sizes } = JSON.parse(head.toString()) as { words: unknown; sizes: number[] };
    const blobs: Buffer[] = [];
    for (const size of sizes) {
      const blob = await take(size);
      if (!blob) return;
      blobs.push(blob);
    }
    yield { words, blobs };
  }
}
