import { createHmac } from 'node:crypto';

const STEP_MS = 30_000;
const DIGITS = 6;

/** Codes of an authenticator app (RFC 6238, as every app makes them: SHA-1, 30 s, 6 digits). */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const sum = createHmac('sha1', secret).update(counter).digest();
  const offset = (sum.at(-1) ?? 0) & 0x0f;
  const number = sum.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The time step whose code this is: now, or one before or after, for clocks that go wrong. */
export function findTotpStep(secret: Buffer, code: string, now: Date): number | undefined {
  const current = Math.floor(now.getTime() / STEP_MS);
  return [current, current - 1, current + 1].find((step) => codeAt(secret, step) === code);
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** How apps want a secret to be typed. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}
