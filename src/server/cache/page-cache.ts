import type { IncomingMessage } from 'node:http';
import type { Platform } from '#platform/platform.ts';
import type { RecordedReads } from '#platform/cache/recorded-reads.ts';
import type { CacheInvalidation } from './cache-invalidation.ts';
import { type CachedPage, type CachedPages, openCachedPages } from './cached-pages.ts';
import {
  encodingFor,
  encodePage,
  PAGE_ENCODINGS,
  type PageEncoding,
  type EncodedPage,
  decodePage,
} from '../http/answers/page-encoding.ts';
import { findReader, type PageReader, toPageKey } from './page-key.ts';
import type { RecentWriters } from '../http/recent-writers.ts';
import { SingleFlight } from './single-flight.ts';

/** A page that was just made, and what it was made from. */
export type RenderedPage = {
  body: Buffer;
  headers: [string, string][];
  /** False when it is somebody's own, no page at all, or did more than read. */
  isCacheable: boolean;
  reads: RecordedReads;
};

const MAX_UNCACHEABLE = 1_000;
/** Browsers ask each time and mostly hear 'unchanged'; our own proxy may answer for a second. */
const CACHING: [string, string][] = [
  ['x-accel-expires', '1'],
  ['cache-control', 'private, no-cache'],
];

/** Pages that are the same for all, each made once for each change of what it shows. The write that changes a page drops it here. */
export class PageCache {
  readonly #invalidation: CacheInvalidation;
  readonly #writers: RecentWriters;
  readonly #pages: CachedPages;
  readonly #inFlight = new SingleFlight<CachedPage | undefined>();
  /** What was asked for and cannot be cached: nobody waits for another's. */
  readonly #uncacheable = new Set<string>();
  hits = 0;

  constructor({ config, metrics }: Platform, invalidation: CacheInvalidation, writers: RecentWriters) {
    this.#invalidation = invalidation;
    this.#writers = writers;
    this.#pages = openCachedPages(config.PAGE_CACHE_MB * 1024 * 1024);
    invalidation.subscribe({
      drop: (table) => {
        this.#uncacheable.clear();
        // Found first, then dropped: a list is not walked while it changes.
        const old = [...this.#pages.entries()].filter(([, page]) => page.tables.has(table));
        for (const [key] of old) this.#pages.delete(key);
      },
      dropAll: () => {
        this.#uncacheable.clear();
        this.#pages.clear();
      },
    });
    metrics.observePages(() => ({
      hits: this.hits,
      pages: this.#pages.size,
      bytes: this.#pages.calculatedSize,
    }));
  }

  /** The short way: what is cached for this request, in an encoding that it takes. */
  find(request: IncomingMessage): EncodedPage | undefined {
    const now = this.#invalidation.now();
    const reader = this.#findReader(request);
    const key = toPageKey(request, reader, now);
    const page = key === undefined ? undefined : this.#pages.get(key);
    if (!page || page.until <= now || !this.#invalidation.isListening()) return undefined;
    const encoded = page.encodings[encodingFor(request.headers['accept-encoding'])];
    if (!encoded) return undefined;
    this.hits += 1;
    return encoded;
  }

  /** The long way: the cached page, or a new one. Undefined when it cannot be cached: then the caller makes its own. */
  async getOrRender(
    request: IncomingMessage,
    make: (reader: PageReader) => Promise<RenderedPage>,
  ): Promise<EncodedPage | undefined> {
    const reader = this.#findReader(request);
    const key = toPageKey(request, reader, this.#invalidation.now());
    if (key === undefined || !reader || this.#uncacheable.has(key)) return undefined;
    const encoding = encodingFor(request.headers['accept-encoding']);
    const page =
      this.#findValid(key) ??
      (await this.#inFlight.share(key, this.#invalidation.changes, () =>
        this.#render(key, encoding, () => make(reader)),
      ));
    return page && this.#encodingFor(key, page, encoding);
  }

  #findReader({ headers: { cookie } }: IncomingMessage): PageReader | undefined {
    const reader = findReader(cookie);
    return this.#writers.has(reader?.session) ? undefined : reader;
  }

  #findValid(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    return page && page.until > this.#invalidation.now() && this.#invalidation.isListening()
      ? page
      : undefined;
  }

  async #render(
    key: string,
    encoding: PageEncoding,
    make: () => Promise<RenderedPage>,
  ): Promise<CachedPage | undefined> {
    const nextChange = await this.#invalidation.nextChange();
    const { body, headers, isCacheable, reads } = await make();
    if (!isCacheable || [reads, ...reads.others].some(({ hasFailed }) => hasFailed)) {
      if (this.#uncacheable.size >= MAX_UNCACHEABLE) this.#uncacheable.clear();
      this.#uncacheable.add(key);
      return undefined;
    }
    const encoded = await encodePage(body, encoding, [...headers, ...CACHING]);
    const source = this.#invalidation.findDependencies(reads, nextChange);
    const page: CachedPage = {
      tables: NONE,
      until: 0,
      ...source,
      encodings: { [encoding]: encoded },
    };
    if (source && this.#invalidation.isStillValid(reads)) this.#pages.set(key, page);
    return page;
  }

  async #encodingFor(key: string, page: CachedPage, encoding: PageEncoding): Promise<EncodedPage> {
    const there = page.encodings[encoding];
    if (there) return there;
    const source = PAGE_ENCODINGS.find((each) => page.encodings[each]);
    const other = source && page.encodings[source];
    if (!other) throw new Error('a page is cached in no encoding');
    const shared = pairs(other.unchanged).filter(([name]) => name !== 'etag' && name !== 'vary');
    const encoded = await encodePage(await decodePage(other.body, source), encoding, shared);
    page.encodings[encoding] = encoded;
    // Weighed anew, but only if it is still what is cached: whatever came in between is newer.
    if (this.#pages.peek(key) === page) {
      this.#pages.delete(key);
      this.#pages.set(key, page);
    }
    return encoded;
  }
}

export const isUnchanged = ({ headers }: IncomingMessage, { etag }: EncodedPage): boolean =>
  headers['if-none-match']?.includes(etag) ?? false;

const NONE: ReadonlySet<string> = new Set();

const pairs = (flat: string[]) =>
  flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? ''] as [string, string]] : []));
