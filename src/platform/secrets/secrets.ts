import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readErrorCode } from '#rules/read-error-code.ts';

/** Keyed sums and random values. The key itself never leaves this object. */
export type Secrets = {
  /** A keyed sum, bound to its purpose so that one kind of value cannot stand in for another. */
  sign(purpose: string, value: string): string;
  isSigned(purpose: string, value: string, signature: string): boolean;
  /** Every sum that this value may have: by the key of today and, while it counts, by the one before. */
  signatures(purpose: string, value: string): string[];
  /** What only this site can read again: the database, its copies and whoever steals one cannot. */
  seal(purpose: string, text: string): string;
  unseal(purpose: string, sealed: string): string;
  /** Keys of another kind that are made of it, for this purpose alone: of today's first. */
  derive(purpose: string): Buffer[];
  /** Whether the key of today opens it. */
  isSealedToday(purpose: string, sealed: string): boolean;
};

/** Makes everything with the key; what was made with the one before it, where that is given, is still read. */
export function openSecrets(key: string, previous?: string): Secrets {
  const keys = previous === undefined ? [key] : [key, previous];
  const signatures = (purpose: string, value: string) =>
    keys.map((each) => signWith(keyFor(each, purpose), value));
  return {
    sign: (purpose, value) => signWith(keyFor(key, purpose), value),
    isSigned: (purpose, value, signature) =>
      signatures(purpose, value).some((good) => isSame(good, signature)),
    signatures,
    seal: (purpose, text) => seal(keyFor(key, `seal:${purpose}`), text),
    unseal(purpose, sealed) {
      const opening = keys.find((each) => opens(keyFor(each, `seal:${purpose}`), sealed));
      return unseal(keyFor(opening ?? key, `seal:${purpose}`), sealed);
    },
    derive: (purpose) => keys.map((each) => keyFor(each, `derive:${purpose}`)),
    isSealedToday: (purpose, sealed) => opens(keyFor(key, `seal:${purpose}`), sealed),
  };
}

const keyFor = (key: string, purpose: string) => Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
const signWith = (key: Buffer, value: string) => createHmac('sha256', key).update(value).digest('base64url');

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

function seal(key: Buffer, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

function unseal(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}

function opens(key: Buffer, sealed: string): boolean {
  try {
    unseal(key, sealed);
    return true;
  } catch {
    return false;
  }
}

/** The key of a demo site: made once and kept beside its data. */
export function keyInFolder(dataDir: string): string {
  const path = join(dataDir, 'secret-key');
  try {
    writeFileSync(path, randomSecret(), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (readErrorCode(error) !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8');
}

/** 256 random bits that fit into a URL or a cookie. */
export const randomSecret = () => randomBytes(32).toString('base64url');

/** What is stored of a secret that its holder shows: enough to recognise it, useless to a thief. */
export const fingerprint = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Takes as long for a near miss as for a far one, and tells nothing of the length either. */
export function isSame(a: string, b: string) {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
