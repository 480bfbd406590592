import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

type Bytes = string | Uint8Array;
type Facts = { sum: number; packed: number; plain: number };

/** A zip file that is written while it is read: nothing of it has to be in memory whole. */
export type Zip = {
  /** The bytes of one entry, whatever its length. */
  add(name: string, content: AsyncIterable<Bytes> | Iterable<Bytes>): AsyncIterable<Buffer>;
  /** The bytes after the last entry. */
  end(): Buffer;
};

export function openZip(at: Date): Zip {
  const directory: Buffer[] = [];
  let offset = 0;

  async function* add(name: string, content: AsyncIterable<Bytes> | Iterable<Bytes>) {
    const start = offset;
    const sent = (part: Buffer) => {
      offset += part.length;
      return part;
    };
    const facts: Facts = { sum: 0, packed: 0, plain: 0 };
    yield sent(
      Buffer.concat([number(4, 0x04034b50), makeEntryHead(name, at, NOT_KNOWN_YET), Buffer.from(name)]),
    );
    for await (const part of deflate(content, facts)) yield sent(part);
    yield sent(Buffer.concat([number(4, 0x08074b50), makeEntrySizes(facts)]));
    directory.push(
      Buffer.concat([
        number(4, 0x02014b50),
        number(2, 20),
        makeEntryHead(name, at, facts),
        // No comment, first disk, no attributes.
        Buffer.alloc(10),
        number(4, start),
        Buffer.from(name),
      ]),
    );
  }

  return {
    add,
    end() {
      const list = Buffer.concat(directory);
      const count = number(2, directory.length);
      const sizes = [number(4, list.length), number(4, offset)];
      return Buffer.concat([list, number(4, 0x06054b50), number(4, 0), count, count, ...sizes, number(2, 0)]);
    },
  };
}

async function* deflate(
  content: AsyncIterable<Bytes> | Iterable<Bytes>,
  facts: Facts,
): AsyncIterable<Buffer> {
  const packer = createDeflateRaw();
  const filling = pipeline(async function* () {
    for await (const part of content) {
      const bytes = Buffer.from(part);
      facts.sum = crc32(bytes, facts.sum);
      facts.plain += bytes.length;
      yield bytes;
    }
  }, packer);
  // What goes wrong there is thrown by the packer, which is read here.
  filling.catch(() => {});
  for await (const part of packer) {
    facts.packed += (part as Buffer).length;
    yield part as Buffer;
  }
  await filling;
}

const NOT_KNOWN_YET: Facts = { sum: 0, packed: 0, plain: 0 };

/** What the entry's own head and the directory say alike: version, sizes that follow, UTF-8 names, deflated, time. */
function makeEntryHead(name: string, at: Date, facts: Facts): Buffer {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return Buffer.concat([
    number(2, 20),
    number(2, 0x0808),
    number(2, 8),
    number(2, time),
    number(2, date),
    makeEntrySizes(facts),
    number(2, Buffer.byteLength(name)),
    number(2, 0),
  ]);
}

const makeEntrySizes = ({ sum, packed, plain }: Facts) =>
  Buffer.concat([number(4, sum), number(4, packed), number(4, plain)]);

function number(size: 2 | 4, value: number): Buffer {
  const buffer = Buffer.alloc(size);
  buffer.writeUIntLE(value, 0, size);
  return buffer;
}
