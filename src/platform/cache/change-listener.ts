import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { connectionOptions, type DatabaseAddress } from '../postgres/database.ts';
import type { Logger } from '../logger.ts';
import { openTableFinder, type TableFinder } from './tables-in-sql.ts';

/** Hears of committed changes. When it loses the connection, and again when it has it back, anything may have changed. */
type ChangeSubscriber = {
  /** A table that pages show. */
  onTable?(table: string): void;
  /** A conversation, by its id. */
  onThread?(conversationId: string): void;
  /** Somebody's own news, by their id. */
  onPerson?(accountId: string): void;
  onLost(): void;
};

/** Tells of every committed change to what pages and open conversations show: one for each process. */
export type ChangeListener = {
  /** False while a change could go unnoticed. */
  isListening(): boolean;
  /** Whether all tables that this SQL reads tell of their changes; if so, which they are. */
  findTables(sql: string): readonly string[] | undefined;
  /** Ends with what it gives back. The first one opens the connection. */
  subscribe(subscriber: ChangeSubscriber): () => void;
  close(): Promise<void>;
};

/** The connection is asked this often whether it lives, and after an answer believed this long. */
const BEAT_MS = 200;
const BELIEVED_MS = 900;
/** So late it counts as broken; until then what was told waits in it, and nothing is lost. */
const BROKEN_MS = 5_000;
const RETRY_MS = 250;

/** Listens on a connection of its own, from the first subscriber until it is closed. */
export function openChangeListener(address: DatabaseAddress, log: Logger): ChangeListener {
  const subscribers = new Subscribers();
  const state = { isOpen: true, heardAt: -Infinity, tables: undefined as TableFinder | undefined };
  const stop = new AbortController();
  let listening: Promise<void> | undefined;

  async function listen(): Promise<void> {
    const client = new pg.Client(connectionOptions(address, 'fairhank listening'));
    const broken = untilBroken(client);
    try {
      await Promise.race([client.connect(), broken]);
      client.on('notification', (notification) => subscribers.notify(notification));
      await client.query('listen pages; listen threads; listen people');
      state.tables = await openTableFinder(client);
      subscribers.notifyLost();
      while (state.isOpen) {
        const asked = performance.now();
        await Promise.race([client.query('select'), broken, late(stop.signal)]);
        // Everything that was told before this moment has come in before the answer.
        state.heardAt = asked;
        await Promise.race([sleep(BEAT_MS, undefined, { signal: stop.signal }).catch(() => {}), broken]);
      }
    } finally {
      state.heardAt = -Infinity;
      state.tables = undefined;
      if (state.isOpen) subscribers.notifyLost();
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

  return {
    isListening: () => performance.now() - state.heardAt < BELIEVED_MS,
    findTables: (sql) => state.tables?.findTables(sql),
    subscribe(subscriber) {
      subscribers.add(subscriber);
      listening ??= keepListening();
      return () => void subscribers.delete(subscriber);
    },
    async close() {
      state.isOpen = false;
      stop.abort();
      await listening;
    },
  };
}

class Subscribers extends Set<ChangeSubscriber> {
  notify({ channel, payload = '' }: pg.Notification): void {
    for (const subscriber of this)
      if (channel === 'threads') subscriber.onThread?.(payload);
      else if (channel === 'people') subscriber.onPerson?.(payload);
      else subscriber.onTable?.(payload);
  }

  notifyLost(): void {
    for (const subscriber of this) subscriber.onLost();
  }
}

function untilBroken(client: pg.Client): Promise<never> {
  const broken = new Promise<never>((_, reject) => {
    client.on('error', reject);
    client.on('end', () => reject(new Error('the listening connection ended')));
  });
  broken.catch(() => {});
  return broken;
}

async function late(signal: AbortSignal): Promise<never> {
  await sleep(BROKEN_MS, undefined, { ref: false, signal });
  throw new Error('the listening connection does not answer');
}
