import { connect, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Name } from '../people/cast.ts';
import type { TestSite } from '../site/test-site.ts';

const ROUTES = {
  api: { path: '/api/upload', field: 'image' },
  form: { path: '/post-an-ad/upload', field: 'tape' },
};
const BLOCK = Buffer.alloc(64 * 1024, 7);

export type SlowUpload = { line: Socket; heard: () => string; leave: () => Promise<void> };

/** Begins to send a photo through a real socket, so many bytes of it, and then falls silent. */
export async function beginUpload(
  site: TestSite,
  who: Name,
  { bytes, route = 'api' }: { bytes: number; route?: keyof typeof ROUTES },
): Promise<SlowUpload> {
  const { port } = site.app.server.address() as AddressInfo;
  const { path, field } = ROUTES[route];
  const { cookie, token } = site.people[who];
  const line = connect(port, '127.0.0.1').on('error', () => {});
  let heard = '';
  line.on('data', (chunk) => (heard += chunk.toString()));
  line.write(
    [
      `POST ${path} HTTP/1.1`,
      'host: localhost:3000',
      'origin: http://localhost:3000',
      'accept: application/json',
      `cookie: ${cookie}`,
      `x-token: ${token}`,
      'content-type: multipart/form-data; boundary=cut-here',
      `content-length: ${15 * 1024 * 1024}`,
      '',
      '--cut-here',
      'content-disposition: form-data; name="token"',
      '',
      token,
      '--cut-here',
      `content-disposition: form-data; name="${field}"; filename="hair.jpg"`,
      'content-type: image/jpeg',
      '',
      '',
    ].join('\r\n'),
  );
  for (let sent = 0; sent < bytes && !line.destroyed; sent += BLOCK.length)
    await new Promise<void>((done) => line.write(BLOCK, () => done()));
  return {
    line,
    heard: () => heard,
    leave: async () => {
      if (line.closed) return;
      const gone = new Promise<void>((done) => line.once('close', () => done()));
      line.destroy();
      await gone;
    },
  };
}
