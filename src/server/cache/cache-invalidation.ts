import { findNextChange } from '#market/ads/show/find-next-change.ts';
import { openContext } from '#market/context.ts';
import type { ChangeListener } from '#platform/cache/change-listener.ts';
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
  readonly #watch: ChangeListener;
  readonly #followers: CacheSubscriber[] = [];
  /** When a table was last heard of; of all, as ''. */
  readonly #heardAt = new Map<string, number>();
  #nextChange = { changes: -1, at: 0 };
  /** Counts what was heard. */
  changes = 0;

  constructor(platform: Platform) {
    this.#platform = platform;
    this.#watch = platform.openChangeListener({
      hear: (table) => {
        this.#note(table);
        for (const follower of this.#followers) follower.drop(table);
      },
      lost: () => {
        this.#note('');
        for (const follower of this.#followers) follower.dropAll();
      },
    });
  }

  /** Each cache is told what to drop. */
  subscribe(follower: CacheSubscriber): void {
    this.#followers.push(follower);
  }

  isListening(): boolean {
    return this.#watch.isListening();
  }

  now(): number {
    return this.#platform.now().getTime();
  }

  /** When the clock alone changes what is about ads. Asked before they are read: an end after that is in it. */
  async nextChange(): Promise<number> {
    const now = this.now();
    if (this.#nextChange.changes !== this.changes || this.#nextChange.at <= now) {
      const { changes } = this;
      const next = await findNextChange(openContext(this.#platform, null, 'freshness'));
      this.#nextChange = { changes, at: Math.min(next?.getTime() ?? Infinity, midnightAfter(now)) };
    }
    return this.#nextChange.at;
  }

  /** Undefined when something was read that does not tell of its changes, or could not be read. */
  findDependencies(reads: RecordedReads, nextChange: number): CacheDependencies | undefined {
    const tables = this.#tablesOf(reads);
    if (!tables) return undefined;
    for (const other of reads.others) {
      const more = this.findDependencies(other, nextChange);
      if (!more) return undefined;
      for (const table of more.tables) tables.add(table);
    }
    return { tables, until: tables.has('ads') ? nextChange : midnightAfter(this.now()) };
  }

  /** A change that was heard after it was read may be missing in it. */
  isStillValid(reads: RecordedReads): boolean {
    const heardAt = (table: string) => this.#heardAt.get(table) ?? -Infinity;
    const tables = [...(this.#tablesOf(reads) ?? []), ''];
    return (
      this.isListening() &&
      tables.every((table) => heardAt(table) < reads.asOf) &&
      reads.others.every((other) => this.isStillValid(other))
    );
  }

  async close(): Promise<void> {
    await this.#watch.close();
  }

  #tablesOf({ asked, hasFailed }: RecordedReads): Set<string> | undefined {
    const tables = new Set<string>();
    for (const sql of asked) {
      const read = this.#watch.findTables(sql);
      if (!read) return undefined;
      for (const table of read) tables.add(table);
    }
    return hasFailed ? undefined : tables;
  }

  #note(table: string): void {
    this.changes += 1;
    this.#heardAt.set(table, performance.now());
  }
}

const midnightAfter = (now: number) => (Math.floor(now / DAY_MS) + 1) * DAY_MS;
