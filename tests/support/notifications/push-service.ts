import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

type Received = { message: unknown; headers: IncomingHttpHeaders; isSigned: boolean };

/** A push service on this machine, and a browser that subscribed there: what is sent can be read by nobody else. */
export async function openPushService() {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  const received: Received[] = [];
  const state = { status: 201 };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const message: unknown = state.status === 201 ? JSON.parse(decrypt(body)) : null;
      received.push({ message, headers: request.headers, isSigned: isSigned(request.headers) });
      response.writeHead(state.status).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** RFC 8291 the other way round. */
  function decrypt(body: Buffer): string {
    const [salt, theirs, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const derive = (secret: Uint8Array, by: Uint8Array, info: Uint8Array, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, by, info, length));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, theirs]);
    const shared = derive(ecdh.computeSecret(theirs), auth, info, 32);
    const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return text.subarray(0, text.lastIndexOf(2)).toString();
  }

  /** RFC 8292: by the key that it names, for this service and not for ever. */
  function isSigned({ authorization = '' }: IncomingHttpHeaders): boolean {
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
    const [head = '', claims = '', signature = ''] = token.split('.');
    const point = Buffer.from(key, 'base64url');
    const x = point.subarray(1, 33).toString('base64url');
    const y = point.subarray(33).toString('base64url');
    const jwk = { kty: 'EC', crv: 'P-256', x, y };
    const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
      aud: string;
      exp: number;
    };
    const by = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
    const isTrue = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      by,
      Buffer.from(signature, 'base64url'),
    );
    return isTrue && aud === origin && exp * 1000 > Date.now();
  }

  return {
    received,
    state,
    browser: {
      endpoint: `${origin}/push/one`,
      p256dh: publicKey.toString('base64url'),
      auth: auth.toString('base64url'),
    },
    close: () => new Promise((done) => server.close(done)),
  };
}
