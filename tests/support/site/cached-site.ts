import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openPlatformOver } from '#platform/platform.ts';
import { buildServer } from '#server/build-server.ts';
import { builtPages } from '#server/routes/built-pages.ts';
import { openTestSite } from './test-site.ts';
import { JOB_NAMES } from '#market/jobs.ts';

type Read = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: Buffer;
  text: string;
};

/** A site with pages at two doors, as two processes have them: each its own page cache, both over one database. */
export async function openCachedSite(settings: Record<string, string> = {}) {
  const site = await openTestSite({ pages: true, settings });
  const { config, log } = site.platform;
  const platform = await openPlatformOver(site.database, config, log, JOB_NAMES, () => site.clock.now);
  const second = await buildServer(platform, await builtPages());
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  await second.listen({ port: 0, host: '127.0.0.1' });
  const ports = [site.app, second].map(({ server }) => (server.address() as AddressInfo).port);
  /** Asks at one of the doors, as browsers do: on a connection that stays open. */
  const read = (path: string, headers: Record<string, string> = {}, door = 0) =>
    readFrom({ port: ports[door], path, headers });
  const hits = async (app = site.app) =>
    Number(/page_cache_hits_total (\d+)/.exec((await app.inject('/metrics')).body)?.[1]);
  return {
    ...site,
    /** Of the two doors; whoever puts up another, a proxy, adds it. */
    ports,
    read,
    hits,
    /** Until a page is cached: the listening connection needs a moment after the start. */
    async untilCached(path: string, door = 0) {
      const app = door === 0 ? site.app : second;
      for (const before = await hits(app); (await hits(app)) === before;) await read(path, {}, door);
    },
    figure: async (name: string) =>
      Number(new RegExp(`^${name} (\\d+)`, 'm').exec((await site.app.inject('/metrics')).body)?.[1]),
    async close() {
      await second.close();
      await platform.close();
      await site.close();
    },
  };
}
export type CachedSite = Awaited<ReturnType<typeof openCachedSite>>;

function readFrom(where: {
  port: number | undefined;
  path: string;
  headers: Record<string, string>;
}): Promise<Read> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', ...where }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const text = decode(bytes, answer.headers['content-encoding']).toString();
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes, text });
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}

function decode(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes;
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}
