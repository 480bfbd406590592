import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const RECORD_BYTES = 4096;

/** The keys that a browser gave with its subscription. */
export type BrowserKeys = { p256dh: string; auth: string };

/** A message that only this one browser can read (RFC 8291, aes128gcm of RFC 8188), in one record. */
export function encryptPush(text: string, { p256dh, auth }: BrowserKeys): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const ecdh = createECDH('prime256v1');
  const ours = ecdh.generateKeys();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const shared = hkdf(ecdh.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32);
  const salt = randomBytes(16);
  const key = hkdf(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // A two ends the last record.
  const sealed = [cipher.update(text, 'utf8'), cipher.update(Buffer.from([2])), cipher.final()];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  const header = [salt, size, Buffer.from([ours.length]), ours];
  return Buffer.concat([...header, ...sealed, cipher.getAuthTag()]);
}

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));
