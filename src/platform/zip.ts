import { crc32, deflateRawSync } from 'node:zlib';

type ZipEntry = { name: string; text: string };

/** A zip file of a few texts, small enough to be made in memory. */
export function zip(entries: readonly ZipEntry[], at: Date): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, text } of entries) {
    const plain = Buffer.from(text);
    const packed = deflateRawSync(plain);
    const facts = factsOf({ name, plain, packed, at });
    const start = Buffer.concat([bytes(4, 0x04034b50), facts, Buffer.from(name), packed]);
    directory.push(
      Buffer.concat([
        bytes(4, 0x02014b50),
        bytes(2, 20),
        facts,
        // No comment, first disk, no attributes.
        Buffer.alloc(10),
        bytes(4, offset),
        Buffer.from(name),
      ]),
    );
    parts.push(start);
    offset += start.length;
  }
  const list = Buffer.concat(directory);
  const count = bytes(2, entries.length);
  const end = [
    bytes(4, 0x06054b50),
    bytes(4, 0),
    count,
    count,
    bytes(4, list.length),
    bytes(4, offset),
    bytes(2, 0),
  ];
  return Buffer.concat([...parts, list, ...end]);
}

/** What the entry's own head and the directory say alike: version, UTF-8 names, deflated, time, sum and sizes. */
function factsOf({ name, plain, packed, at }: { name: string; plain: Buffer; packed: Buffer; at: Date }) {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return Buffer.concat([
    bytes(2, 20),
    bytes(2, 0x0800),
    bytes(2, 8),
    bytes(2, time),
    bytes(2, date),
    bytes(4, crc32(plain)),
    bytes(4, packed.length),
    bytes(4, plain.length),
    bytes(2, Buffer.byteLength(name)),
    bytes(2, 0),
  ]);
}

function bytes(size: 2 | 4, value: number): Buffer {
  const buffer = Buffer.alloc(size);
  buffer.writeUIntLE(value, 0, size);
  return buffer;
}
