import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { connectionOptions, type DatabaseAddress } from '../postgres/database.ts';
import type { Logger } from '../logger.ts';
import { openTableFinder, type TableFinder } from './tables-in-sql.ts';

/** Tells of every committed change to a table that pages show. */
export type ChangeListener = {
  /** False while a change could go unnoticed. */
  isListening(): boolean;
  /** Whether all tables that this SQL reads tell of their changes; if so, which they are. */
  findTables(sql: string): readonly string[] | undefined;
  close(): Promise<void>;
};

type OnChange = (table: string) => void;

/** The connection is asked this often whether it lives, and after an answer believed this long. */
const BEAT_MS = 200;
const BELIEVED_MS = 900;
/** So late it counts as broken; until then what was told waits in it, and nothing is lost. */
const BROKEN_MS = 5_000;
const RETRY_MS = 250;

/**
 * Listens on a connection of its own. When it breaks, `lost` is called at once and again after it listens anew: in
 * between anything may have changed.
 */
export function openChangeListener(
  address: DatabaseAddress,
  log: Logger,
  { hear, lost }: { hear: OnChange; lost: () => void },
): ChangeListener {
  const state = { isOpen: true, heardAt: -Infinity, words: undefined as TableFinder | undefined };
  const stop = new AbortController();
  const forget = () => {
    state.heardAt = -Infinity;
    state.words = undefined;
    lost();
  };

  async function listen(): Promise<void> {
    const client = new pg.Client(connectionOptions(address, 'fairhank listening'));
    const broken = new Promise<never>((_, reject) => {
      client.on('error', reject);
      client.on('end', () => reject(new Error('the listening connection ended')));
    });
    broken.catch(() => {});
    try {
      await Promise.race([client.connect(), broken]);
      client.on('notification', ({ payload }) => hear(payload ?? ''));
      await client.query('listen pages');
      state.words = await openTableFinder(client);
      lost();
      while (state.isOpen) {
        const asked = performance.now();
        await Promise.race([client.query('select'), broken, late(stop.signal)]);
        // Everything that was told before this moment has come in before the answer.
        state.heardAt = asked;
        await Promise.race([sleep(BEAT_MS, undefined, { signal: stop.signal }).catch(() => {}), broken]);
      }
    } finally {
      forget();
      client.end().catch(() => {});
    }
  }

  async function keepListening(): Promise<void> {
    while (state.isOpen) {
      await listen().catch((error: unknown) =>
        log.warn({ err: error }, 'pages are not cached: the change listener is down'),
      );
      if (state.isOpen) await sleep(RETRY_MS, undefined, { signal: stop.signal }).catch(() => {});
    }
  }
  const listening = keepListening();

  return {
    isListening: () => performance.now() - state.heardAt < BELIEVED_MS,
    findTables: (sql) => state.words?.findTables(sql),
    async close() {
      state.isOpen = false;
      stop.abort();
      await listening;
    },
  };
}

async function late(signal: AbortSignal): Promise<never> {
  await sleep(BROKEN_MS, undefined, { ref: false, signal });
  throw new Error('the listening connection does not answer');
}
