import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
const STEP_MS = STEP_SECONDS * 1000;

/** Codes of an authenticator app (RFC 6238, as every app makes them: SHA-1, 30 s, 6 digits). */
export const codeAt = (secret: Buffer, step: number): string =>
  openTotp(secret).generate({ timestamp: step * STEP_MS });

/** The time step whose code this is: now, or one before or after, for clocks that go wrong. */
export function findTotpStep(secret: Buffer, code: string, now: Date): number | undefined {
  const delta = openTotp(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(now.getTime() / STEP_MS) + delta;
}

/** How apps want a secret to be typed. */
export const base32 = (bytes: Buffer): string => toSecret(bytes).base32;

const openTotp = (secret: Buffer) =>
  new TOTP({ secret: toSecret(secret), algorithm: 'SHA1', digits: 6, period: STEP_SECONDS });

/** A copy: a small Buffer is a window on a pool that others write to. */
const toSecret = (bytes: Buffer) => new Secret({ buffer: new Uint8Array(bytes).buffer });
