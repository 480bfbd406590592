import type { IncomingMessage, ServerResponse } from 'node:http';
import { findNextChange } from '#market/ads/find-next-change.ts';
import { openContext } from '#market/context.ts';
import type { ChangeWatch } from '#platform/change-watch.ts';
import type { Platform } from '#platform/platform.ts';
import type { RecordedReads } from '#platform/recorded-reads.ts';
import { type KeptPage, KeptPages } from './kept-pages.ts';
import {
  encodingFor,
  formOf,
  PAGE_ENCODINGS,
  type PageEncoding,
  type PageForm,
  pageOf,
} from './page-form.ts';
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
const DAY_MS = 24 * 60 * 60 * 1000;
/** Browsers ask each time and mostly hear 'unchanged'; our own proxy may answer for a second. */
const CACHING: [string, string][] = [
  ['x-accel-expires', '1'],
  ['cache-control', 'private, no-cache'],
];

/**
 * Visitors' pages, each made once for each change of what it shows. The write that changes a page drops it here, in
 * every process, by the triggers of 0121-tell-pages.sql. While nobody tells us of writes, nothing is kept.
 */
export class PageCache {
  readonly #platform: Platform;
  readonly #pages: KeptPages;
  readonly #watch: ChangeWatch;
  readonly #making = new Map<string, Making>();
  /** What was asked for and is not for keeping: nobody waits for another's. */
  readonly #unkept = new Set<string>();
  /** Counts what was heard, and remembers when it was heard last of each table; of all, as ''. */
  #changes = 0;
  readonly #heardAt = new Map<string, number>();
  #nextChange = { changes: -1, at: 0 };
  hits = 0;

  constructor(platform: Platform) {
    this.#platform = platform;
    this.#pages = new KeptPages(platform.config.PAGE_CACHE_MB * 1024 * 1024);
    this.#watch = platform.watchChanges({
      hear: (table) => {
        this.#noteChange(table);
        this.#pages.dropFrom(table);
      },
      lost: () => {
        this.#noteChange('');
        this.#pages.clear();
      },
    });
    platform.metrics.observePages(() => ({
      hits: this.hits,
      pages: this.#pages.size,
      bytes: this.#pages.bytes,
    }));
  }

  /** The short way: true if the request was answered from what is kept. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const now = this.#now();
    const key = pageKeyOf(request, now);
    const page = key === undefined ? undefined : this.#pages.find(key);
    if (!page || page.until <= now || !this.#watch.isListening()) return false;
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
    const key = pageKeyOf(request, this.#now());
    if (key === undefined || this.#unkept.has(key)) return undefined;
    const encoding = encodingFor(request.headers['accept-encoding']);
    const page = await (this.#fresh(key) ?? this.#make(key, encoding, make));
    return page && this.#formFor(key, page, encoding);
  }

  async close(): Promise<void> {
    await this.#watch.close();
  }

  #noteChange(table: string): void {
    this.#changes += 1;
    this.#heardAt.set(table, performance.now());
    this.#unkept.clear();
  }

  #now = () => this.#platform.now().getTime();

  #fresh(key: string): KeptPage | undefined | Promise<KeptPage | undefined> {
    const page = this.#pages.find(key);
    if (page && page.until > this.#now() && this.#watch.isListening()) return page;
    const making = this.#making.get(key);
    return making?.since === this.#changes ? making.page : undefined;
  }

  #make(key: string, encoding: PageEncoding, make: () => Promise<MadePage>): Promise<KeptPage | undefined> {
    const since = this.#changes;
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
    const nextChange = await this.#findNextChange();
    const { body, headers, mayBeKept, reads } = await make();
    if (!mayBeKept || reads.hasFailed) {
      if (this.#unkept.size >= MOST_UNKEPT) this.#unkept.clear();
      this.#unkept.add(key);
      return undefined;
    }
    const tables = this.#tablesOf(reads);
    const form = await formOf(body, encoding, [...headers, ...CACHING]);
    const until = tables?.has('ads') ? nextChange : midnightAfter(this.#now());
    const page: KeptPage = { tables: tables ?? new Set(), until, forms: { [encoding]: form }, wasUsed: true };
    if (tables && this.#isTrueStill(tables, reads.asOf)) this.#pages.keep(key, page);
    return page;
  }

  /** A change that was heard after what the page was made from may be missing in it. */
  #isTrueStill(tables: ReadonlySet<string>, asOf: number): boolean {
    const heardAt = (table: string) => this.#heardAt.get(table) ?? -Infinity;
    return this.#watch.isListening() && [...tables, ''].every((table) => heardAt(table) < asOf);
  }

  /** Undefined when one of them does not tell of its changes. */
  #tablesOf({ asked }: RecordedReads): ReadonlySet<string> | undefined {
    const tables = new Set<string>();
    for (const sql of asked) {
      const read = this.#watch.tablesOf(sql);
      if (!read) return undefined;
      for (const table of read) tables.add(table);
    }
    return tables;
  }

  /** When time alone changes a list: an ad ends, another stops being featured, a day is over. */
  async #findNextChange(): Promise<number> {
    const now = this.#now();
    if (this.#nextChange.changes !== this.#changes || this.#nextChange.at <= now) {
      const changes = this.#changes;
      const next = await findNextChange(openContext(this.#platform, null, 'page cache'));
      this.#nextChange = { changes, at: Math.min(next?.getTime() ?? Infinity, midnightAfter(now)) };
    }
    return this.#nextChange.at;
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

const midnightAfter = (now: number) => (Math.floor(now / DAY_MS) + 1) * DAY_MS;

const pairs = (flat: string[]) =>
  flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? ''] as [string, string]] : []));
