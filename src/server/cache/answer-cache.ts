import { type Context, type Cached, openContext } from '#market/context.ts';
import type { Platform } from '#platform/platform.ts';
import type { RecordedReads } from '#platform/cache/recorded-reads.ts';
import type { CacheInvalidation, CacheDependencies } from './cache-invalidation.ts';

type CachedAnswer = { answer: unknown; reads: RecordedReads; source: CacheDependencies };
type Asking = { since: number; kept: Promise<CachedAnswer> };

const MAX_CACHED = 1_000;

/**
 * Answers of the market that are the same for everybody and stand on many pages: the figures of the menu, of the
 * filters. Each is asked as a visitor once for each change of what it was read from, and dropped by the very write that
 * changes it, as cached pages are.
 */
export class AnswerCache {
  readonly #platform: Platform;
  readonly #freshness: CacheInvalidation;
  readonly #answers = new Map<string, CachedAnswer>();
  readonly #asking = new Map<string, Asking>();

  constructor(platform: Platform, freshness: CacheInvalidation) {
    this.#platform = platform;
    this.#freshness = freshness;
    freshness.subscribe({
      drop: (table) => {
        for (const [key, { source }] of this.#answers)
          if (source.tables.has(table)) this.#answers.delete(key);
      },
      dropAll: () => this.#answers.clear(),
    });
  }

  /** How a request asks; what a page was made from then also counts what these answers were made from. */
  forRequest(page?: RecordedReads): Cached {
    return async <Answer>(key: string, ask: (ctx: Context) => Promise<Answer>) => {
      const { answer, reads } = this.#find(key) ?? (await this.#askOnce(key, ask));
      page?.others.push(reads);
      return answer as Answer;
    };
  }

  #find(key: string): CachedAnswer | undefined {
    const kept = this.#answers.get(key);
    return kept && kept.source.until > this.#freshness.now() && this.#freshness.isListening()
      ? kept
      : undefined;
  }

  /** Of those who ask the same at once, one asks; not for whoever came after a change. */
  #askOnce(key: string, ask: (ctx: Context) => Promise<unknown>): Promise<CachedAnswer> {
    const { changes } = this.#freshness;
    const asking = this.#asking.get(key);
    if (asking?.since === changes) return asking.kept;
    const kept = this.#askAndKeep(key, ask).finally(() => {
      if (this.#asking.get(key)?.kept === kept) this.#asking.delete(key);
    });
    this.#asking.set(key, { since: changes, kept });
    return kept;
  }

  async #askAndKeep(key: string, ask: (ctx: Context) => Promise<unknown>): Promise<CachedAnswer> {
    const nextChange = await this.#freshness.nextChange();
    const reads = this.#platform.recordReads();
    const visitor = openContext(this.#platform, null, null);
    const answer = await ask({ ...visitor, db: reads.db, cached: this.forRequest(reads) });
    const source = this.#freshness.findDependencies(reads, nextChange);
    const kept = { answer, reads, source: source ?? NEVER };
    if (source && this.#freshness.isStillValid(reads)) {
      for (const oldest of this.#answers.keys()) {
        if (this.#answers.size < MAX_CACHED) break;
        this.#answers.delete(oldest);
      }
      this.#answers.set(key, kept);
    }
    return kept;
  }
}

const NEVER: CacheDependencies = { tables: new Set(), until: 0 };
