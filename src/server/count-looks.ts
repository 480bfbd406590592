import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countViews } from '#market/ads/count-views.ts';
import { openContext } from '#market/context.ts';
import type { Platform } from '#platform/platform.ts';
import { viewerOf } from './recognise-requests.ts';

const AD_PAGE = /^\/ad\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:[/?]|$)/;
const MACHINES = /bot|crawl|spider|slurp|preview|externalhit|monitor|headless-check/i;
const EVERY_MS = 5000;
const MOST_REMEMBERED = 50_000;

/** Counts who looked at which ad, one visitor once a day, and writes the sums down every few seconds. */
export function countLooks(app: FastifyInstance, platform: Platform): void {
  const seen = new Map<string, { adId: string; viewerId: string | null; times: number }>();
  const known = new Set<string>();
  app.addHook('onResponse', async (request, reply) => {
    const adId = AD_PAGE.exec(request.url)?.[1];
    if (!adId || reply.statusCode !== 200 || request.method !== 'GET' || isMachine(request)) return;
    const viewerId = viewerOf(request)?.id ?? null;
    if (known.size >= MOST_REMEMBERED) known.clear();
    const visit = nameOf(request, adId, platform.now());
    if (known.has(visit)) return;
    known.add(visit);
    const key = `${adId} ${viewerId}`;
    seen.set(key, { adId, viewerId, times: (seen.get(key)?.times ?? 0) + 1 });
  });

  const write = async () => {
    const sums = [...seen.values()];
    seen.clear();
    await countViews(openContext(platform, null, 'looks'), sums).catch((error: unknown) =>
      platform.log.warn({ err: error }, 'some looks at ads were not counted'),
    );
  };
  const clock = setInterval(() => void write(), EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(clock);
    await write();
  });
}

const isMachine = ({ headers }: FastifyRequest) =>
  MACHINES.test(headers['user-agent'] ?? 'bot') || headers['sec-purpose'] !== undefined;

/** Not an address: a mark that says the same visitor, today, this ad, and nothing else. */
const nameOf = ({ ip, headers }: FastifyRequest, adId: string, now: Date) =>
  createHash('sha256')
    .update([now.toISOString().slice(0, 10), ip, headers['user-agent'], adId].join(' '))
    .digest('base64');
