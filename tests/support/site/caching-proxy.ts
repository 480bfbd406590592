import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';

type Stored = {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  bytes: Buffer;
  /** What the request said in the headers that the answer varies by. */
  asked: string;
};

/**
 * A shared cache in front of the site that stores whatever it may (RFC 9111), and what nobody has spoken of: with it two
 * people meet as they do behind the proxy of an office. It never asks again what it has stored.
 */
export async function startCachingProxy(port: number | undefined) {
  const stored = new Map<string, Stored>();
  const hits: string[] = [];
  const server = createServer((asked, answer) => {
    const key = `${asked.method} ${asked.url}`;
    const known = stored.get(key);
    if (known && known.asked === readVaried(known.headers, asked.headers)) {
      hits.push(key);
      answer.writeHead(known.status, known.headers).end(known.bytes);
      return;
    }
    const { method, url: path, headers } = asked;
    const onward = request({ host: '127.0.0.1', port, method, path, headers }, (given) => {
      const chunks: Buffer[] = [];
      given.on('data', (chunk: Buffer) => chunks.push(chunk));
      given.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const status = given.statusCode ?? 502;
        if (method === 'GET' && mayStore(given.headers))
          stored.set(key, {
            status,
            headers: given.headers,
            bytes,
            asked: readVaried(given.headers, asked.headers),
          });
        answer.writeHead(status, given.headers).end(bytes);
      });
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    /** What was answered from the store. */
    hits,
    /** Everything that stayed in it. */
    texts: () => [...stored.values()].map(({ bytes }) => bytes.toString()),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const mayStore = (headers: NodeJS.Dict<string | string[]>): boolean =>
  !/no-store|private|no-cache/.test(String(headers['cache-control'] ?? '')) &&
  !String(headers['vary'] ?? '').includes('*');

const readVaried = (given: NodeJS.Dict<string | string[]>, asked: NodeJS.Dict<string | string[]>): string =>
  String(given['vary'] ?? '')
    .split(',')
    .map((name) => String(asked[name.trim().toLowerCase()] ?? ''))
    .join('\n');
