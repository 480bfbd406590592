import { openContext } from '#market/context.ts';
import { openMarket } from '#market/market.ts';
import type { Platform } from '#platform/platform.ts';
import type { RecordedReads } from '#platform/cache/recorded-reads.ts';
import { DAY_MS } from '#rules/time.ts';

/** Of something that is cached: what it was made from, and (milliseconds since 1970) when time itself changes it. */
export type CacheDependencies = { tables: ReadonlySet<string>; until: number };
type CacheSubscriber = { drop(table: string): void; dropAll(): void };

/**
 * Knows whether what was read is still true. The write that changes a table tells so, in every process, by the triggers
 * of 0121-tell-pages.sql; while nobody tells us of writes, nothing is.
 */
export class CacheInvalidation {
  readonly #platform: Platform;
  readonly #stop: () => void;
  readonly #subscribers: CacheSubscriber[] = [];
  /** When a table was last heard of; of all, as ''. */
  readonly #changedAt = new Map<string, number>();
  #nextChange = { changes: -1, at: 0 };
  /** Counts what was heard. */
  changes = 0;

  constructor(platform: Platform) {
    this.#platform = platform;
    this.#stop = platform.changes.subscribe({
      onTable: (table) => {
        this.#note(table);
        for (const subscriber of this.#subscribers) subscriber.drop(table);
      },
      onLost: () => {
        this.#note('');
        for (const subscriber of this.#subscribers) subscriber.dropAll();
      },
    });
  }

  /** Each cache is told what to drop. */
  subscribe(subscriber: CacheSubscriber): void {
    this.#subscribers.push(subscriber);
  }

  isListening(): boolean {
    return this.#platform.changes.isListening();
  }

  now(): number {
    return this.#platform.now().getTime();
  }

  /** When the clock alone changes what is about ads or requests. Asked before they are read: an end after that is in it. */
  async nextChange(): Promise<number> {
    const now = this.now();
    if (this.#nextChange.changes !== this.changes || this.#nextChange.at <= now) {
      const { changes } = this;
      const { ads } = openMarket(openContext(this.#platform, null, 'cache'));
      const next = await ads.nextChange();
      this.#nextChange = { changes, at: Math.min(next?.getTime() ?? Infinity, midnightAfter(now)) };
    }
    return this.#nextChange.at;
  }

  /** Undefined when something was read that does not tell of its changes, or could not be read. */
  findDependencies(reads: RecordedReads, nextChange: number): CacheDependencies | undefined {
    const tables = this.#findTables(reads);
    if (!tables) return undefined;
    for (const other of reads.others) {
      const more = this.findDependencies(other, nextChange);
      if (!more) return undefined;
      for (const table of more.tables) tables.add(table);
    }
    return {
      tables,
      until: ENDING.some((table) => tables.has(table)) ? nextChange : midnightAfter(this.now()),
    };
  }

  /** A change that was heard after it was read may be missing in it. */
  isStillValid(reads: RecordedReads): boolean {
    const changedAt = (table: string) => this.#changedAt.get(table) ?? -Infinity;
    const tables = [...(this.#findTables(reads) ?? []), ''];
    return (
      this.isListening() &&
      tables.every((table) => changedAt(table) < reads.asOf) &&
      reads.others.every((other) => this.isStillValid(other))
    );
  }

  close(): void {
    this.#stop();
  }

  #findTables({ queries, hasFailed }: RecordedReads): Set<string> | undefined {
    const tables = new Set<string>();
    for (const sql of queries) {
      const read = this.#platform.changes.findTables(sql);
      if (!read) return undefined;
      for (const table of read) tables.add(table);
    }
    return hasFailed ? undefined : tables;
  }

  #note(table: string): void {
    this.changes += 1;
    this.#changedAt.set(table, performance.now());
  }
}

/** What is on show until some second of its own. */
const ENDING = ['ads', 'wanted_ads'];

const midnightAfter = (now: number) => (Math.floor(now / DAY_MS) + 1) * DAY_MS;
