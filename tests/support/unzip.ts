import { inflateRawSync } from 'node:zlib';

/** Reads the entries from their own heads, as a program that recovers a broken file would. */
export function unzip(bytes: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  for (let at = 0; bytes.readUInt32LE(at) === 0x04034b50;) {
    const [size, name] = [bytes.readUInt32LE(at + 18), bytes.readUInt16LE(at + 26)];
    const start = at + 30 + name;
    const packed = bytes.subarray(start, start + size);
    files.set(bytes.toString('utf8', at + 30, start), inflateRawSync(packed).toString());
    at = start + size;
  }
  return files;
}
