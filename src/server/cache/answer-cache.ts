import { LRUCache } from 'lru-cache';
import { type Context, type Cached, openContext } from '#market/context.ts';
import type { Platform } from '#platform/platform.ts';
import type { RecordedReads } from '#platform/cache/recorded-reads.ts';
import type { CacheInvalidation, CacheDependencies } from './cache-invalidation.ts';
import { SingleFlight } from './single-flight.ts';

type CachedAnswer = { answer: unknown; reads: RecordedReads; source: CacheDependencies };

const MAX_CACHED = 1_000;

/**
 * Answers of the market that are the same for everybody and stand on many pages: the figures of the menu, of the
 * filters. Each is asked as a visitor once for each change of what it was read from, and dropped by the very write that
 * changes it, as cached pages are.
 */
export class AnswerCache {
  readonly #platform: Platform;
  readonly #invalidation: CacheInvalidation;
  readonly #answers = new LRUCache<string, CachedAnswer>({ max: MAX_CACHED });
  readonly #inFlight = new SingleFlight<CachedAnswer>();

  constructor(platform: Platform, invalidation: CacheInvalidation) {
    this.#platform = platform;
    this.#invalidation = invalidation;
    invalidation.subscribe({
      drop: (table) => {
        const old = [...this.#answers.entries()].filter(([, { source }]) => source.tables.has(table));
        for (const [key] of old) this.#answers.delete(key);
      },
      dropAll: () => this.#answers.clear(),
    });
  }

  /** How a request asks; what a page was made from then also counts what these answers were made from. */
  forRequest(page?: RecordedReads): Cached {
    return async <Answer>(key: string, ask: (ctx: Context) => Promise<Answer>) => {
      const { answer, reads } =
        this.#find(key) ??
        (await this.#inFlight.share(key, this.#invalidation.changes, () => this.#ask(key, ask)));
      page?.others.push(reads);
      return answer as Answer;
    };
  }

  #find(key: string): CachedAnswer | undefined {
    const cached = this.#answers.get(key);
    return cached && cached.source.until > this.#invalidation.now() && this.#invalidation.isListening()
      ? cached
      : undefined;
  }

  async #ask(key: string, ask: (ctx: Context) => Promise<unknown>): Promise<CachedAnswer> {
    const nextChange = await this.#invalidation.nextChange();
    const reads = this.#platform.recordReads();
    const visitor = openContext(this.#platform, null, null);
    const answer = await ask({ ...visitor, db: reads.db, cached: this.forRequest(reads) });
    const source = this.#invalidation.findDependencies(reads, nextChange);
    const cached = { answer, reads, source: source ?? NEVER };
    if (source && this.#invalidation.isStillValid(reads)) this.#answers.set(key, cached);
    return cached;
  }
}

const NEVER: CacheDependencies = { tables: new Set(), until: 0 };
