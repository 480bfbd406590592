import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import type { Secrets } from '../secrets/secrets.ts';
import { HOUR_SECONDS } from '#rules/time.ts';

/** The pair by which push services know this site (RFC 8292): its public half is given to browsers. */
export type VapidKey = { publicKey: string; privateKey: KeyObject };

const GOOD_FOR_SECONDS = 12 * HOUR_SECONDS;

/** Made of the site's one secret: today's, and the one before while that still counts. */
export const openVapidKeys = (secrets: Secrets): VapidKey[] => secrets.derive('vapid').map(toKey);

function toKey(seed: Buffer): VapidKey {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(seed);
  const point = ecdh.getPublicKey();
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
    d: seed.toString('base64url'),
  };
  return {
    publicKey: point.toString('base64url'),
    privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
  };
}

type Claim = { audience: string; subject: string; now: Date };

/** What a push service is shown: that this site sends, to this service only, and until when. */
export function vapidHeader({ publicKey, privateKey }: VapidKey, { audience, subject, now }: Claim): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(now.getTime() / 1000) + GOOD_FOR_SECONDS;
  const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ aud: audience, exp, sub: subject })}`;
  const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`;
}
