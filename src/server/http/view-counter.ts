import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { openContext } from '#market/context.ts';
import { openMarket } from '#market/market.ts';
import type { Platform } from '#platform/platform.ts';
import type { FindAddress } from './client-address.ts';
import { findRequestViewer } from './recognise-requests.ts';

const AD_PAGE = /^\/ad\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:[/?]|$)/;
const MACHINES = /bot|crawl|spider|slurp|preview|externalhit|monitor/i;
const EVERY_MS = 5000;
const MAX_KNOWN = 50_000;

/** Who looked at which ad: one visitor counts once a day, and the sums are written down every few seconds. */
export class ViewCounter {
  readonly #platform: Platform;
  readonly #findAddress: FindAddress;
  readonly #seen = new Map<string, { adId: string; viewerId: string | null; times: number }>();
  readonly #known = new LRUCache<string, true>({ max: MAX_KNOWN });

  constructor(platform: Platform, findAddress: FindAddress) {
    this.#platform = platform;
    this.#findAddress = findAddress;
  }

  note(request: IncomingMessage, viewerId: string | null): void {
    const adId = AD_PAGE.exec(request.url ?? '')?.[1];
    if (!adId || request.method !== 'GET' || isMachine(request)) return;
    const visit = makeVisitMark(this.#findAddress(request), request, adId, this.#platform.now());
    if (this.#known.has(visit)) return;
    this.#known.set(visit, true);
    const key = `${adId} ${viewerId}`;
    this.#seen.set(key, { adId, viewerId, times: (this.#seen.get(key)?.times ?? 0) + 1 });
  }

  async write(): Promise<void> {
    const sums = [...this.#seen.values()];
    this.#seen.clear();
    const { ads } = openMarket(openContext(this.#platform, null, 'views'));
    await ads
      .countViews(sums)
      .catch((error: unknown) =>
        this.#platform.log.warn({ err: error }, 'some views of ads were not counted'),
      );
  }
}

/** Counts every page of an ad that is made; cached ones are noted where they are served. */
export function registerViewCounter(app: FastifyInstance, views: ViewCounter): void {
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode === 200) views.note(request.raw, findRequestViewer(request)?.id ?? null);
  });
  const clock = setInterval(() => void views.write(), EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(clock);
    await views.write();
  });
}

const isMachine = ({ headers }: IncomingMessage) =>
  MACHINES.test(headers['user-agent'] ?? 'bot') || headers['sec-purpose'] !== undefined;

/** Not an address: a mark that says the same visitor, this day, this ad, and nothing else. It is never stored. */
const makeVisitMark = (address: string | null, { headers }: IncomingMessage, adId: string, now: Date) =>
  createHash('sha256')
    .update(now.toISOString().slice(0, 10))
    .update(`${address} ${headers['user-agent']} ${adId}`)
    .digest('base64');
