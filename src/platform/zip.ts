import { setImmediate } from 'node:timers/promises';
import { Zip as ZipStream, ZipDeflate, ZipPassThrough } from 'fflate';

type Bytes = string | Uint8Array;
type Content = AsyncIterable<Bytes> | Iterable<Bytes>;

/** A zip file that is written while it is read: nothing of it has to be in memory whole. */
export type Zip = {
  /** The bytes of one entry, whatever its length. */
  add(name: string, content: Content): AsyncIterable<Buffer>;
  /** The bytes after the last entry. */
  end(): Buffer;
};

/** Packed on the event loop: after so many bytes others have their turn. */
const TURN_BYTES = 64 * 1024;
/** Nothing is won by packing what is packed. */
const IS_PACKED = /\.webp$/;

export function openZip(at: Date): Zip {
  const ready: Uint8Array[] = [];
  const zip = new ZipStream((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  const take = () => ready.splice(0).map((bytes) => Buffer.from(bytes));

  async function* add(name: string, content: Content) {
    const file = IS_PACKED.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name);
    // The format knows no time zone, and the package writes this machine's.
    file.mtime = new Date(at.getTime() + at.getTimezoneOffset() * 60_000);
    zip.add(file);
    let pushed = 0;
    for await (const part of content)
      for (const bytes of inTurns(Buffer.from(part))) {
        file.push(bytes);
        pushed += bytes.length;
        yield* take();
        if (pushed < TURN_BYTES) continue;
        pushed = 0;
        await setImmediate();
      }
    file.push(new Uint8Array(0), true);
    yield* take();
  }

  return {
    add,
    end() {
      zip.end();
      return Buffer.concat(take());
    },
  };
}

function* inTurns(bytes: Buffer): Iterable<Buffer> {
  for (let at = 0; at < bytes.length; at += TURN_BYTES) yield bytes.subarray(at, at + TURN_BYTES);
}
