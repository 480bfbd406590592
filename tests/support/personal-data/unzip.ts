import { crc32, inflateRawSync } from 'node:zlib';

/** Every entry that the directory at the end names, with its bytes held against their sum. */
export function unzipBytes(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  const files = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [sum, size, nameLength] = [at + 16, at + 20, at + 28].map((place) => bytes.readUInt32LE(place));
    const length = (nameLength ?? 0) & 0xffff;
    const name = bytes.toString('utf8', at + 46, at + 46 + length);
    const start = bytes.readUInt32LE(at + 42) + 30 + length;
    const packed = bytes.subarray(start, start + (size ?? 0));
    const isStored = bytes.readUInt16LE(at + 10) === 0;
    const plain = isStored ? packed : inflateRawSync(packed);
    if (crc32(plain) !== sum) throw new Error(`${name} is damaged`);
    files.set(name, plain);
    at += 46 + length;
  }
  return files;
}

export const unzip = (bytes: Buffer): Map<string, string> =>
  new Map([...unzipBytes(bytes)].map(([name, plain]) => [name, plain.toString()]));
