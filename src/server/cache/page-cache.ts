import type { IncomingMessage } from 'node:http';
import type { Platform } from '#platform/platform.ts';
import type { RecordedReads } from '#platform/cache/recorded-reads.ts';
import type { CacheInvalidation } from './cache-invalidation.ts';
import { type CachedPage, CachedPages } from './cached-pages.ts';
import {
  encodingFor,
  encodePage,
  PAGE_ENCODINGS,
  type PageEncoding,
  type EncodedPage,
  decodePage,
} from '../http/page-encoding.ts';
import { toPageKey } from './page-key.ts';

/** A page that was just made, and what it was made from. */
export type RenderedPage = {
  body: Buffer;
  headers: [string, string][];
  /** False when it is somebody's own, no page at all, or did more than read. */
  isCacheable: boolean;
  reads: RecordedReads;
};
type RenderInFlight = { since: number; page: Promise<CachedPage | undefined> };

const MAX_UNCACHEABLE = 1_000;
/** Browsers ask each time and mostly hear 'unchanged'; our own proxy may answer for a second. */
const CACHING: [string, string][] = [
  ['x-accel-expires', '1'],
  ['cache-control', 'private, no-cache'],
];

/** Visitors' pages, each made once for each change of what it shows. The write that changes a page drops it here. */
export class PageCache {
  readonly #freshness: CacheInvalidation;
  readonly #pages: CachedPages;
  readonly #making = new Map<string, RenderInFlight>();
  /** What was asked for and is not for keeping: nobody waits for another's. */
  readonly #unkept = new Set<string>();
  hits = 0;

  constructor({ config, metrics }: Platform, freshness: CacheInvalidation) {
    this.#freshness = freshness;
    this.#pages = new CachedPages(config.PAGE_CACHE_MB * 1024 * 1024);
    freshness.subscribe({
      drop: (table) => {
        this.#unkept.clear();
        this.#pages.dropTable(table);
      },
      dropAll: () => {
        this.#unkept.clear();
        this.#pages.clear();
      },
    });
    metrics.observePages(() => ({ hits: this.hits, pages: this.#pages.size, bytes: this.#pages.bytes }));
  }

  /** The short way: what is cached for this request, in an encoding that it takes. */
  find(request: IncomingMessage): EncodedPage | undefined {
    const now = this.#freshness.now();
    const key = toPageKey(request, now);
    const page = key === undefined ? undefined : this.#pages.find(key);
    if (!page || page.until <= now || !this.#freshness.isListening()) return undefined;
    const encoded = page.encodings[encodingFor(request.headers['accept-encoding'])];
    if (!encoded) return undefined;
    page.wasUsed = true;
    this.hits += 1;
    return encoded;
  }

  /**
   * The long way: the kept page, or a new one. Of those who ask for the same page at once, one makes it. Undefined when
   * this page is not for keeping: then the caller makes its own.
   */
  async getOrRender(
    request: IncomingMessage,
    make: () => Promise<RenderedPage>,
  ): Promise<EncodedPage | undefined> {
    const key = toPageKey(request, this.#freshness.now());
    if (key === undefined || this.#unkept.has(key)) return undefined;
    const encoding = encodingFor(request.headers['accept-encoding']);
    const page = await (this.#fresh(key) ?? this.#make(key, encoding, make));
    return page && this.#formFor(key, page, encoding);
  }

  #fresh(key: string): CachedPage | undefined | Promise<CachedPage | undefined> {
    const page = this.#pages.find(key);
    if (page && page.until > this.#freshness.now() && this.#freshness.isListening()) return page;
    const making = this.#making.get(key);
    return making?.since === this.#freshness.changes ? making.page : undefined;
  }

  #make(
    key: string,
    encoding: PageEncoding,
    make: () => Promise<RenderedPage>,
  ): Promise<CachedPage | undefined> {
    const since = this.#freshness.changes;
    const page = this.#makeAndKeep(key, encoding, make).finally(() => {
      if (this.#making.get(key)?.page === page) this.#making.delete(key);
    });
    this.#making.set(key, { since, page });
    return page;
  }

  async #makeAndKeep(
    key: string,
    encoding: PageEncoding,
    make: () => Promise<RenderedPage>,
  ): Promise<CachedPage | undefined> {
    const nextChange = await this.#freshness.nextChange();
    const { body, headers, isCacheable, reads } = await make();
    if (!isCacheable || [reads, ...reads.others].some(({ hasFailed }) => hasFailed)) {
      if (this.#unkept.size >= MAX_UNCACHEABLE) this.#unkept.clear();
      this.#unkept.add(key);
      return undefined;
    }
    const form = await encodePage(body, encoding, [...headers, ...CACHING]);
    const source = this.#freshness.findDependencies(reads, nextChange);
    const page: CachedPage = {
      tables: NONE,
      until: 0,
      ...source,
      encodings: { [encoding]: form },
      wasUsed: true,
    };
    if (source && this.#freshness.isStillValid(reads)) this.#pages.set(key, page);
    return page;
  }

  async #formFor(key: string, page: CachedPage, encoding: PageEncoding): Promise<EncodedPage> {
    const there = page.encodings[encoding];
    if (there) return there;
    const source = PAGE_ENCODINGS.find((each) => page.encodings[each]);
    const other = source && page.encodings[source];
    if (!other) throw new Error('a page is kept in no form');
    const shared = pairs(other.unchanged).filter(([name]) => name !== 'etag' && name !== 'vary');
    const form = await encodePage(await decodePage(other.body, source), encoding, shared);
    // Weighed anew, but only if it is still what is kept.
    const isKept = this.#pages.find(key) === page;
    if (isKept) this.#pages.remove(key);
    page.encodings[encoding] = form;
    if (isKept) this.#pages.set(key, page);
    return form;
  }
}

export const isUnchanged = ({ headers }: IncomingMessage, { etag }: EncodedPage): boolean =>
  headers['if-none-match']?.includes(etag) ?? false;

const NONE: ReadonlySet<string> = new Set();

const pairs = (flat: string[]) =>
  flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? ''] as [string, string]] : []));
