import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { paypalProvider } from '#platform/payment/paypal.ts';

const seen: string[] = [];
let status = 302;
const server = createServer(({ url = '' }, reply) => {
  seen.push(url);
  const isToken = url === '/v1/oauth2/token' && status !== 308;
  if (isToken)
    reply.end(JSON.stringify({ access_token: 'A21AAF', token_type: 'Bearer', expires_in: 31_668 }));
  else reply.writeHead(status, { location: '/elsewhere' }).end();
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => new Promise((done) => server.close(done)));

test.each([302, 307, 308])(
  'follows no redirect (%d), to wherever it leads: what it carries is for the provider alone',
  async (with_) => {
    status = with_;
    const { port } = server.address() as AddressInfo;
    const keys = { clientId: 'client', secret: 'secret', webhookId: '1JE4291016473214C' };
    const baseUrl = `http://127.0.0.1:${port}`;
    const provider = paypalProvider({ name: 'paypal', baseUrl, brand: 'Fairhank', ...keys });
    await expect(provider.readOrder('5O19')).rejects.toMatchObject({ kind: 'unknown' });
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).not.toContain('/elsewhere');
  },
);
