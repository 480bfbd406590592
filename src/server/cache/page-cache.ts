import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Platform } from '#platform/platform.ts';
import type { RecordedReads } from '#platform/cache/recorded-reads.ts';
import type { Freshness } from './cache-invalidation.ts';
import { type KeptPage, KeptPages } from './cached-pages.ts';
import {
  encodingFor,
  formOf,
  PAGE_ENCODINGS,
  type PageEncoding,
  type PageForm,
  pageOf,
} from '../http/page-encoding.ts';
import { pageKeyOf } from './page-key.ts';

/** A page that was just made, and what it was made from. */
export type MadePage = {
  body: Buffer;
  headers: [string, string][];
  /** False when it is somebody's own, no page at all, or did more than read. */
  mayBeKept: boolean;
  reads: RecordedReads;
};
type Making = { since: number; page: Promise<KeptPage | undefined> };

const MOST_UNKEPT = 1_000;
/** Browsers ask each time and mostly hear 'unchanged'; our own proxy may answer for a second. */
const CACHING: [string, string][] = [
  ['x-accel-expires', '1'],
  ['cache-control', 'private, no-cache'],
];

/** Visitors' pages, each made once for each change of what it shows. The write that changes a page drops it here. */
export class PageCache {
  readonly #freshness: Freshness;
  readonly #pages: KeptPages;
  readonly #making = new Map<string, Making>();
  /** What was asked for and is not for keeping: nobody waits for another's. */
  readonly #unkept = new Set<string>();
  hits = 0;

  constructor({ config, metrics }: Platform, freshness: Freshness) {
    this.#freshness = freshness;
    this.#pages = new KeptPages(config.PAGE_CACHE_MB * 1024 * 1024);
    freshness.follow({
      drop: (table) => {
        this.#unkept.clear();
        this.#pages.dropFrom(table);
      },
      dropAll: () => {
        this.#unkept.clear();
        this.#pages.clear();
      },
    });
    metrics.observePages(() => ({ hits: this.hits, pages: this.#pages.size, bytes: this.#pages.bytes }));
  }

  /** The short way: true if the request was answered from what is kept. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const now = this.#freshness.now();
    const key = pageKeyOf(request, now);
    const page = key === undefined ? undefined : this.#pages.find(key);
    if (!page || page.until <= now || !this.#freshness.isListening()) return false;
    const form = page.forms[encodingFor(request.headers['accept-encoding'])];
    if (!form) return false;
    page.wasUsed = true;
    this.hits += 1;
    send(request, response, form);
    return true;
  }

  /**
   * The long way: the kept page, or a new one. Of those who ask for the same page at once, one makes it. Undefined when
   * this page is not for keeping: then the caller makes its own.
   */
  async take(request: IncomingMessage, make: () => Promise<MadePage>): Promise<PageForm | undefined> {
    const key = pageKeyOf(request, this.#freshness.now());
    if (key === undefined || this.#unkept.has(key)) return undefined;
    const encoding = encodingFor(request.headers['accept-encoding']);
    const page = await (this.#fresh(key) ?? this.#make(key, encoding, make));
    return page && this.#formFor(key, page, encoding);
  }

  #fresh(key: string): KeptPage | undefined | Promise<KeptPage | undefined> {
    const page = this.#pages.find(key);
    if (page && page.until > this.#freshness.now() && this.#freshness.isListening()) return page;
    const making = this.#making.get(key);
    return making?.since === this.#freshness.changes ? making.page : undefined;
  }

  #make(key: string, encoding: PageEncoding, make: () => Promise<MadePage>): Promise<KeptPage | undefined> {
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
    make: () => Promise<MadePage>,
  ): Promise<KeptPage | undefined> {
    const nextChange = await this.#freshness.nextChange();
    const { body, headers, mayBeKept, reads } = await make();
    if (!mayBeKept || [reads, ...reads.others].some(({ hasFailed }) => hasFailed)) {
      if (this.#unkept.size >= MOST_UNKEPT) this.#unkept.clear();
      this.#unkept.add(key);
      return undefined;
    }
    const form = await formOf(body, encoding, [...headers, ...CACHING]);
    const source = this.#freshness.sourceOf(reads, nextChange);
    const page: KeptPage = { tables: NONE, until: 0, ...source, forms: { [encoding]: form }, wasUsed: true };
    if (source && this.#freshness.isTrueStill(reads)) this.#pages.keep(key, page);
    return page;
  }

  async #formFor(key: string, page: KeptPage, encoding: PageEncoding): Promise<PageForm> {
    const there = page.forms[encoding];
    if (there) return there;
    const source = PAGE_ENCODINGS.find((each) => page.forms[each]);
    const other = source && page.forms[source];
    if (!other) throw new Error('a page is kept in no form');
    const shared = pairs(other.unchanged).filter(([name]) => name !== 'etag' && name !== 'vary');
    const form = await formOf(await pageOf(other.body, source), encoding, shared);
    // Weighed anew, but only if it is still what is kept.
    const isKept = this.#pages.find(key) === page;
    if (isKept) this.#pages.remove(key);
    page.forms[encoding] = form;
    if (isKept) this.#pages.keep(key, page);
    return form;
  }
}

function send(request: IncomingMessage, response: ServerResponse, form: PageForm): void {
  if (isUnchanged(request, form)) response.writeHead(304, form.unchanged).end();
  else response.writeHead(200, form.headers).end(form.body);
}

export const isUnchanged = ({ headers }: IncomingMessage, { etag }: PageForm): boolean =>
  headers['if-none-match']?.includes(etag) ?? false;

const NONE: ReadonlySet<string> = new Set();

const pairs = (flat: string[]) =>
  flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? ''] as [string, string]] : []));
